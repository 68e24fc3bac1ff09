import type { HolderData } from './passport-people.ts'

const WEIGHTS = [7, 3, 1] as const
const PLAIN: Readonly<Record<string, string>> = {
  Ä: 'AE',
  Ö: 'OE',
  Ü: 'UE',
  É: 'E',
  "'": '',
  '.': '',
  ',': '',
}

const weightOf = (letter: string) =>
  letter === '<' ? 0 : /\d/.test(letter) ? Number(letter) : letter.charCodeAt(0) - 55

/** ICAO 9303 part 3, check digit. */
const checkDigit = (text: string): string =>
  String([...text].reduce((sum, letter, at) => sum + weightOf(letter) * (WEIGHTS[at % 3] ?? 1), 0) % 10)

const transcribe = (name: string) =>
  [...name]
    .map((letter) => PLAIN[letter] ?? letter)
    .join('')
    .replaceAll(/[ -]+/g, '<')

const compact = (date: string) => date.slice(2).replaceAll('-', '')

/** The two lines of 44 letters of a passport (ICAO 9303 part 4). */
export function machineLines(holder: HolderData): readonly [string, string] {
  const issuer = holder.issuer.padEnd(3, '<')
  const first = `P<${issuer}${transcribe(holder.surname)}<<${transcribe(holder.given)}`
  const number = holder.number.padEnd(9, '<')
  const born = compact(holder.born)
  const expires = compact(holder.expires)
  const personal = holder.personalNumber.padEnd(14, '<')
  const parts = [number, born, expires, personal].map((part) => part + checkDigit(part)) as [
    string,
    string,
    string,
    string,
  ]
  const sex = holder.gender === '1' ? 'M' : 'F'
  const second = `${parts[0]}${issuer}${parts[1]}${sex}${parts[2]}${parts[3]}`
  return [first.padEnd(44, '<').slice(0, 44), second + checkDigit(parts.join(''))]
}
