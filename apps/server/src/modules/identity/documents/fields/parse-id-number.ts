/** What the reader takes for each other: the letter, and the digit of its shape. */
const DIGIT_OF: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  G: '6',
  B: '8',
}
const LETTER_OF: Readonly<Record<string, string>> = { 0: 'O', 1: 'I', 2: 'Z', 5: 'S', 6: 'G', 8: 'B' }

/** Letters of one shape. */
const ALIKE = ['IL', 'OQDG', 'UVY', 'EF', 'CG', 'PRF', 'MNH', 'KX', 'BR', 'ST', 'JI', 'ZS']

/** The other numbers that a misread first letter may have been, in its shape. */
export const lookAlikes = (number: string): string[] =>
  ALIKE.filter((letters) => letters.includes(number.charAt(0)))
    .flatMap((letters) => [...letters])
    .filter((letter) => letter !== number.charAt(0))
    .map((letter) => letter + number.slice(1))

/** A registered number in a reading: a letter, then nine digits; `[A-D]` stays in the second place of old resident certificates. */
export function parseRegisteredNumber(text: string, hasSecondLetter: boolean): string | null {
  const written = text.toUpperCase().replace(/[^A-Z0-9]/g, '')
  if (written.length !== 10) return null
  const letters = [...written].map((letter, at) => {
    if (at === 0) return LETTER_OF[letter] ?? letter
    if (at === 1 && hasSecondLetter && 'ABCD'.includes(letter)) return letter
    return DIGIT_OF[letter] ?? letter
  })
  const number = letters.join('')
  return /^[A-Z][0-9A-D]\d{8}$/.test(number) ? number : null
}
