const MALE = /^(男|M|MALE|男[/(]?M(ALE)?\)?|M(ALE)?[/(]?男\)?|[A-EG-LN-Z]\/M|M\/[A-EG-LN-Z])$/
const FEMALE = /^(女|F|FEMALE|女[/(]?F(EMALE)?\)?|F(EMALE)?[/(]?女\)?|[A-EG-LN-Z]\/F|F\/[A-EG-LN-Z])$/

/** Parses 男, 女, M or F that stands alone, or two forms of one, in any two languages (`K/F`): `1` male, `2` female. */
export function parseGender(text: string): '1' | '2' | null {
  const written = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s.:]/g, '')
  if (MALE.test(written)) return '1'
  return FEMALE.test(written) ? '2' : null
}
