import type { PassportData } from './document-data.ts'

const WEIGHTS = [7, 3, 1]

/** ICAO 9303 check digit values: digits as themselves, letters from 10, filler 0. */
function checkDigit(text: string): string {
  const sum = [...text].reduce((total, letter, at) => {
    const value = letter === '<' ? 0 : Number.parseInt(letter, 36)
    return total + value * (WEIGHTS[at % 3] ?? 0)
  }, 0)
  return String(sum % 10)
}

const fill = (text: string, length: number): string => text.replace(/[^A-Z0-9]/g, '<').padEnd(length, '<')
const shortDate = (date: string): string => date.slice(2).replaceAll('-', '')

/** The two MRZ lines of a passport (TD3). */
export function mrzLines(data: PassportData): readonly [string, string] {
  const names = `${data.surname.replace(/[^A-Z]/g, '<')}<<${data.givenNames.replace(/[^A-Z]/g, '<')}`
  const number = fill(data.id_number, 9)
  const born = shortDate(data.birth_date)
  const expires = shortDate(data.expiry_date)
  const personal = fill(data.personalNumber, 14)
  const personalDigit = data.personalNumber === '' ? '<' : checkDigit(personal)
  const sex = data.gender === '1' ? 'M' : 'F'
  const numbered = number + checkDigit(number)
  const dated = born + checkDigit(born)
  const ended = expires + checkDigit(expires) + personal + personalDigit
  return [
    fill(`P<${data.country}${names}`, 44),
    `${numbered}${data.country}${dated}${sex}${ended}${checkDigit(numbered + dated + ended)}`,
  ]
}
