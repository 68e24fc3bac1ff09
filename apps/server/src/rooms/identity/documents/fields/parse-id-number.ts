import { hasValidIdCheckDigit } from '@gamehall/contract/identity'

/** Letters and digits OCR confuses. */
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

/** Groups of similar letters. */
const ALIKE = ['IL', 'OQDG', 'UVY', 'EF', 'CG', 'PRF', 'MNH', 'KX', 'BR', 'ST', 'JI', 'ZS']

/** Numbers whose first letter looks like the one read. */
export const similarIdNumbers = (number: string): string[] =>
  ALIKE.filter((letters) => letters.includes(number.charAt(0)))
    .flatMap((letters) => [...letters])
    .filter((letter) => letter !== number.charAt(0))
    .map((letter) => letter + number.slice(1))

const digitsOf = (text: string): string => [...text].map((letter) => DIGIT_OF[letter] ?? letter).join('')
const wordOf = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** Parses a letter and nine digits; A to D is allowed in second place for old resident certificates. */
export function parseRegisteredNumber(text: string, hasSecondLetter: boolean): string | null {
  const written = wordOf(text)
  if (written.length !== 10) return null
  const second = written.charAt(1)
  const kind = hasSecondLetter && 'ABCD'.includes(second) ? second : digitsOf(second)
  const number = written.charAt(0) + kind + digitsOf(written.slice(2))
  return /^[A-Z][0-9A-D]\d{8}$/.test(number) ? number : null
}

const NUMBER_LENGTH = 10
const MOST_STRAY = 2

/**
 * Where a number with a valid check digit begins and ends in letters that have one or two more before or behind it, as of a label or
 * a border; null where there is none, or more than one.
 */
export function numberWithin(
  letters: readonly string[],
  hasSecondLetter: boolean,
): { readonly from: number; readonly to: number } | null {
  const written = letters.flatMap((letter, at) => (/[A-Za-z\d]/.test(letter) ? [at] : []))
  const stray = written.length - NUMBER_LENGTH
  if (stray < 1 || stray > MOST_STRAY) return null
  const found = [0, stray].flatMap((first) => {
    const places = written.slice(first, first + NUMBER_LENGTH)
    const number = parseRegisteredNumber(places.map((at) => letters[at]).join(''), hasSecondLetter)
    const [from, to] = [places[0] ?? 0, (places.at(-1) ?? 0) + 1]
    return number !== null && hasValidIdCheckDigit(number) ? [{ from, to }] : []
  })
  const [only, ...others] = found
  return only === undefined || others.length > 0 ? null : only
}

/** Letters that look like the first digit of a text. */
export function lettersSimilarToDigit(text: string): string[] {
  const letter = LETTER_OF[wordOf(text).charAt(0)]
  return letter === undefined ? [] : [letter]
}

/** Parses the nine characters after a first letter that OCR lost or read as a digit. */
export function parseNumberWithoutLetter(text: string): string | null {
  const written = wordOf(text)
  if (written.length !== 9 && !/^\d.{9}$/.test(written)) return null
  const [kind = '', ...digits] = written.slice(-9)
  const number = kind + digitsOf(digits.join(''))
  return /^[1289A-D]\d{8}$/.test(number) ? number : null
}

/** `No.` printed before a serial; serials themselves do without O. */
const PRINTED_NO = /^\s*N[Oo0º°]\W*(?=(\W*\d){6})/u
/** What is left of a Chinese label before its colon and a whole serial, or its last letter alone. */
const LABEL_END = /^\s*(?:\p{Script=Han}{1,3}\s*:|[號号碼码])\s*(?=[A-Z\d]{8,12}\s*$)/u
/** A misread label before a serial of ten characters on its line; a telephone’s ten digits begin with a single 0. */
const MISREAD_LABEL = /^\s*\p{Script=Han}[^\d]{1,16}?(?=(?!0[1-9])(?:\d{10}|[A-Z]\d{9}|[A-Z]{2}\d{8})\s*$)/u
/** 第8306241975號: digits counted out. */
const COUNTED = /^\s*第\s*([A-Z\d][A-Z\d\s-]{5,}?)\s*[號号]?\s*$/u
/** A serial without the `No.` or the label, or its end, before it, and without the words around it. */
export const withoutPrintedNo = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(COUNTED, '$1')
    .replace(PRINTED_NO, '')
    .replace(LABEL_END, '')
    .replace(MISREAD_LABEL, '')

/** In groups, or of the free numbers (0800, 0809): the area begins with a single 0. */
const TELEPHONE = /^\W*0(?:[1-9]\d{0,2}\W{1,2}\d{3,4}[\s-]?\d{3,4}|80[09]\d{6})\W*$/u
/** Whether a number has the form of a telephone’s in Taiwan, as of a hotline in a notice. */
export const isTelephone = (text: string): boolean => TELEPHONE.test(text.normalize('NFKC'))

/** Parses a serial number, without a `No.` before it. */
export function parseSerial(text: string): string | null {
  const written = wordOf(withoutPrintedNo(text))
  return written.length < SERIAL_LETTERS ? null : written
}
const SERIAL_LETTERS = 6

/** Parses a serial number that begins with one letter or two, and goes on in digits. */
export function parseLetteredSerial(text: string): string | null {
  const written = parseSerial(text)
  return written === null ? null : written.slice(0, HEAD) + digitsOf(written.slice(HEAD))
}
const HEAD = 2

/** Whether the second letter of a serial’s head may be a digit that looks like it. */
export const isAmbiguousHead = (serial: string): boolean => serial.charAt(1) in DIGIT_OF
