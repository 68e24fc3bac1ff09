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

const digitsOf = (text: string): string => [...text].map((letter) => DIGIT_OF[letter] ?? letter).join('')
const wordOf = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** A registered number in a reading: a letter, then nine digits; `[A-D]` stays in the second place of old resident certificates. */
export function parseRegisteredNumber(text: string, hasSecondLetter: boolean): string | null {
  const written = wordOf(text)
  if (written.length !== 10) return null
  const second = written.charAt(1)
  const kind = hasSecondLetter && 'ABCD'.includes(second) ? second : digitsOf(second)
  const number = written.charAt(0) + kind + digitsOf(written.slice(2))
  return /^[A-Z][0-9A-D]\d{8}$/.test(number) ? number : null
}

/** The letter that the digit before a text may have been. */
export function letterLike(text: string): string[] {
  const letter = LETTER_OF[wordOf(text).charAt(0)]
  return letter === undefined ? [] : [letter]
}

/** What follows the first letter of a registered number, when that letter was lost or taken for a digit. */
export function parseBeheadedNumber(text: string): string | null {
  const written = wordOf(text)
  if (written.length !== 9 && !/^\d.{9}$/.test(written)) return null
  const [kind = '', ...digits] = written.slice(-9)
  const number = kind + digitsOf(digits.join(''))
  return /^[1289A-D]\d{8}$/.test(number) ? number : null
}

/** A serial number in a reading. */
export function parseSerial(text: string): string | null {
  const written = wordOf(text)
  return written.length < SERIAL_LETTERS ? null : written
}
const SERIAL_LETTERS = 6

/** A serial number of a letter and digits; the first may have been read as a digit. */
export function parseLetteredSerial(text: string): string | null {
  const written = parseSerial(text)
  return written === null ? null : written.charAt(0) + digitsOf(written.slice(1))
}
