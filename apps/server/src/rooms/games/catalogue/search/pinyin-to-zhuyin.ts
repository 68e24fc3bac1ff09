const INITIALS: Readonly<Record<string, string>> = {
  zh: 'ㄓ',
  ch: 'ㄔ',
  sh: 'ㄕ',
  b: 'ㄅ',
  p: 'ㄆ',
  m: 'ㄇ',
  f: 'ㄈ',
  d: 'ㄉ',
  t: 'ㄊ',
  n: 'ㄋ',
  l: 'ㄌ',
  g: 'ㄍ',
  k: 'ㄎ',
  h: 'ㄏ',
  j: 'ㄐ',
  q: 'ㄑ',
  x: 'ㄒ',
  r: 'ㄖ',
  z: 'ㄗ',
  c: 'ㄘ',
  s: 'ㄙ',
}

const FINALS: Readonly<Record<string, string>> = {
  '': '',
  a: 'ㄚ',
  o: 'ㄛ',
  e: 'ㄜ',
  ai: 'ㄞ',
  ei: 'ㄟ',
  ao: 'ㄠ',
  ou: 'ㄡ',
  an: 'ㄢ',
  en: 'ㄣ',
  ang: 'ㄤ',
  eng: 'ㄥ',
  er: 'ㄦ',
  i: 'ㄧ',
  ia: 'ㄧㄚ',
  io: 'ㄧㄛ',
  ie: 'ㄧㄝ',
  iao: 'ㄧㄠ',
  iu: 'ㄧㄡ',
  ian: 'ㄧㄢ',
  in: 'ㄧㄣ',
  iang: 'ㄧㄤ',
  ing: 'ㄧㄥ',
  iong: 'ㄩㄥ',
  u: 'ㄨ',
  ua: 'ㄨㄚ',
  uo: 'ㄨㄛ',
  uai: 'ㄨㄞ',
  ui: 'ㄨㄟ',
  uan: 'ㄨㄢ',
  un: 'ㄨㄣ',
  uang: 'ㄨㄤ',
  ong: 'ㄨㄥ',
  ü: 'ㄩ',
  üe: 'ㄩㄝ',
  üan: 'ㄩㄢ',
  ün: 'ㄩㄣ',
}

/** Syllables without an initial are written with y and w: their final as after an initial. */
const ZERO_INITIAL: Readonly<Record<string, string>> = {
  yi: 'i',
  ya: 'ia',
  yo: 'io',
  ye: 'ie',
  yao: 'iao',
  you: 'iu',
  yan: 'ian',
  yin: 'in',
  yang: 'iang',
  ying: 'ing',
  yong: 'iong',
  yu: 'ü',
  yue: 'üe',
  yuan: 'üan',
  yun: 'ün',
  wu: 'u',
  wa: 'ua',
  wo: 'uo',
  wai: 'uai',
  wei: 'ui',
  wan: 'uan',
  wen: 'un',
  wang: 'uang',
  weng: 'ong',
}

const HISSING = /^(zh|ch|sh|r|z|c|s)$/

/** Converts one pinyin syllable without tone to zhuyin (注音) without tone: `zang` → ㄗㄤ. Null if it is not a syllable. */
export function pinyinToZhuyin(syllable: string): string | null {
  const [, initial = '', rest = ''] = /^(zh|ch|sh|[bpmfdtnlgkhjqxrzcs])?(.*)$/.exec(syllable) ?? []
  return (INITIALS[initial] ?? '') + (FINALS[finalOf(initial, rest)] ?? '') || null
}

function finalOf(initial: string, rest: string): string {
  if (initial === '') return ZERO_INITIAL[rest] ?? rest
  if (rest === 'i' && HISSING.test(initial)) return ''
  return /^[jqx]$/.test(initial) ? rest.replace(/^u/, 'ü') : rest
}
