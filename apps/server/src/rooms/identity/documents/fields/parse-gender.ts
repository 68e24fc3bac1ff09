const MALE = /^(男|M|MALE|男\/?M|M\/?男)$/
const FEMALE = /^(女|F|FEMALE|女\/?F|F\/?女)$/

/** Parses 男, 女, M or F that stands alone, or both forms of one: `1` male, `2` female. */
export function parseGender(text: string): '1' | '2' | null {
  const written = text.toUpperCase().replace(/[\s.:：]/g, '')
  if (MALE.test(written)) return '1'
  return FEMALE.test(written) ? '2' : null
}
