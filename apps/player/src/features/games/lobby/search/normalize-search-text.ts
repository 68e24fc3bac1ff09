/** Tones of zhuyin (ˉˊˇˋ˙), and the marks that NFKD splits from pinyin and accented letters. */
const TONES = /[\u0300-\u036fˉˊˇˋ˙]/gu

/** A text as it is compared: lower case, full width as half width, without tones, spaces and punctuation. */
export function normalizeSearchText(text: string): string {
  // Zhuyin tones are dropped first: NFKD would make some of them a space with a mark.
  return text
    .replace(TONES, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(TONES, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** The keys of the standard zhuyin keyboard (大千), as a keyboard that is still set to English types them. */
const ZHUYIN_KEYS = new Map(
  [...'1qaz2wsxedcrfv5tgbyhnujm8ik,9ol.0p;/-'].map((key, at) => [
    key,
    [...'ㄅㄆㄇㄈㄉㄊㄋㄌㄍㄎㄏㄐㄑㄒㄓㄔㄕㄖㄗㄘㄙㄧㄨㄩㄚㄛㄜㄝㄞㄟㄠㄡㄢㄣㄤㄥㄦ'][at] ?? '',
  ]),
)
const TONE_KEYS = /[3467 ]/

/** The zhuyin that an English keyboard's keys stand for: `xj/6` is ㄌㄨㄥ. Null when a key has no zhuyin. */
function zhuyinOfKeys(text: string): string | null {
  let zhuyin = ''
  for (const key of text.toLowerCase()) {
    if (TONE_KEYS.test(key)) continue
    const sign = ZHUYIN_KEYS.get(key)
    if (sign === undefined) return null
    zhuyin += sign
  }
  return zhuyin
}

export interface SearchQuery {
  /** The readings of the text; the first one is the text itself. */
  readonly meanings: readonly string[]
  readonly text: string
}

/** Reads what a player typed: as it stands, as pinyin with tone digits (`long2men2`), and as zhuyin on an English keyboard. */
export function parseSearchQuery(typed: string): SearchQuery {
  const text = normalizeSearchText(typed)
  const withoutToneDigits = text.replace(/(?<=[a-z])[1-5](?=[a-z]|$)/g, '').replace(/(?<=[nl])v/g, 'u')
  const keys = zhuyinOfKeys(typed)
  const meanings = [text, withoutToneDigits, keys !== null && keys.length > 1 ? keys : '']
  return { text, meanings: [...new Set(meanings.filter((meaning) => meaning !== ''))] }
}
