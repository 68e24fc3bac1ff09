/** Words by which a player would pass for staff; written in the form that `fold` returns. */
const LATIN_WORDS = ['administrator', 'admin', 'support', 'official', 'gamehall']
/** What staff titles add to such a word without a space: “superadmin”, “supportteam”. */
const TITLE_PARTS = ['the', 'real', 'super', 'sys', 'team', 'staff']

/** Characters that are read as a Latin letter: digits and signs in place of it, and letters of other scripts. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: '4@аαɑᴀ',
  b: '8ʙв',
  c: 'сᴄ',
  d: 'ԁᴅ',
  e: '3еεᴇ',
  f: 'ꜰ',
  g: '9ɡɢ',
  h: 'һʜ',
  i: '1l|!іιıɪ',
  k: 'кκᴋ',
  l: '1i|!ӏʟı',
  m: 'мᴍ',
  n: 'пɴη',
  o: '0оοσᴏ',
  p: 'рρᴘ',
  r: 'гʀ',
  s: '5$ѕꜱ',
  t: '7+тτᴛ',
  u: 'υᴜ',
  v: 'νᴠ',
  x: 'хχ',
  y: 'уγʏ',
}
/** Simplified characters of the Chinese words. */
const TRADITIONAL: Readonly<Record<string, string>> = { 员: '員', 统: '統', 务: '務', 装: '裝', 饰: '飾' }

/** What may stand between the letters of a word: all but letters and digits. */
const GAP = '[^\\p{L}\\p{N}]*'
const HAN = '\\p{Script=Han}'

/** The pattern of a folded word: its letters or what looks like them, with gaps. */
const spaced = (word: string): string =>
  [...word]
    .map((letter) => (LOOK_ALIKES[letter] === undefined ? letter : `[${letter}${LOOK_ALIKES[letter]}]`))
    .join(GAP)

/** Chinese has no spaces, so the words are found anywhere, except where their characters belong to other words (旅客｜服務). */
const CHINESE_WORDS = [
  `${spaced('客服')}(?![務裝飾])`,
  `(?<!${HAN}${GAP})${spaced('客服')}`,
  `${spaced('官方')}(?!便)`,
  `(?<!${HAN}${GAP})${spaced('官方')}`,
  spaced('管理員'),
  // 免疫系統, 太陽系統一: only where it begins the Chinese part of a name.
  `(?<!${HAN}${GAP})${spaced('系統')}`,
]

/** Compatibility forms (full width), case, accents and invisible characters are folded; `AdminKevin` becomes two words. */
function fold(text: string): string {
  return [
    ...text
      .normalize('NFKC')
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .toLowerCase()
      .normalize('NFD')
      .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, ''),
  ]
    .map((character) => TRADITIONAL[character] ?? character)
    .join('')
}

/** A site's name that is not of Latin letters counts at the start or the end of the Chinese part of a nickname. */
const atAnEnd = (name: string): readonly string[] => [
  `(?<!${HAN}${GAP})${spaced(name)}`,
  `${spaced(name)}(?!${GAP}${HAN})`,
]

/**
 * Whether a nickname would pass for staff: 客服, 官方, 管理員, 系統, admin, administrator, support, official, gamehall, or a
 * name of the site.
 *
 * Compared after NFKC without case, accents, spaces and punctuation, and with look-alikes (`0` for o, `1` for l and i, Cyrillic
 * letters). A Latin word counts where no other Latin letter touches it: `admin_01`, `A d m i n`, `GameHall官方`, `AdminKevin`,
 * but not badminton, supporter or unofficial; several of them, and parts of titles, count together (`GameHallSupport`, `superadmin`).
 * A Chinese word counts anywhere, as Chinese has no spaces; 系統 only where no other Chinese character is before it (免疫系統), and
 * 客服 and 官方 not within 旅客服務 and the like. A site's Chinese name counts at the start or end (極光小編, but not 追極光的人).
 */
export function isReservedNickname(nickname: string, siteNames: readonly string[]): boolean {
  const names = siteNames
    .map((name) => fold(name).replace(/[^\p{L}\p{N}]/gu, ''))
    .filter(({ length }) => length > 1)
  const isLatin = (name: string) => /^[a-z0-9]+$/.test(name)
  const words = [...LATIN_WORDS, ...names.filter(isLatin)].map(spaced).join('|')
  const parts = TITLE_PARTS.map(spaced).join('|')
  const latin = `(?<![a-z])(?:(?:${parts})${GAP})*(?:${words})(?:${GAP}(?:${words}|${parts}))*(?![a-z])`
  const others = names.filter((name) => !isLatin(name)).flatMap(atAnEnd)
  return new RegExp([latin, ...CHINESE_WORDS, ...others].join('|'), 'u').test(fold(nickname))
}
