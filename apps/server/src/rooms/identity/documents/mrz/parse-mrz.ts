import { parse } from 'mrz'
import { formatCalendarDate } from '../fields/format-calendar-date.ts'

/** Fields of a passport’s machine-readable zone, and which check digits are valid. */
export interface Mrz {
  readonly number: string
  /** In Taiwan passports the holder’s national ID number; null when its check digit is invalid. */
  readonly personalNumber: string | null
  readonly surname: string
  readonly givenNames: string
  /** ISO 3166-1 alpha-3, or a code used only in passports. */
  readonly state: string
  readonly gender: '1' | '2' | null
  readonly birthDate: string | null
  readonly expiryDate: string | null
  readonly isNumberProven: boolean
  readonly isBirthProven: boolean
  readonly isExpiryProven: boolean
  readonly isWholeProven: boolean
}

/** The result of several readings of the MRZ. */
export interface MrzReading {
  readonly mrz: Mrz
  /** All names that were read. */
  readonly names: readonly Pick<Mrz, 'surname' | 'givenNames'>[]
  /** The names part of the first line, reading by reading: 39 characters. */
  readonly rows?: readonly string[]
  /** The photo is blurred, or may end within the lines. */
  readonly isDoubted?: boolean
}

/** Parses the two MRZ lines of a passport (TD3); null when invalid. `today` (`yyyy-MM-dd`) determines the century. */
export function parseMrz(lines: readonly [string, string], today: string): Mrz | null {
  try {
    const { format, details } = parse([...lines], { autocorrect: true })
    if (format !== 'TD3') return null
    const field = (name: string) => details.find((detail) => detail.field === name)
    const value = (name: string) => field(name)?.value ?? ''
    const isProven = (name: string) => field(name)?.valid === true
    const corrected = correctedLine(lines[1], details)
    return {
      number: corrected.slice(0, 9).replace(/<+$/, ''),
      personalNumber: isProven('personalNumberCheckDigit')
        ? corrected.slice(28, 42).replace(/<+$/, '') || null
        : null,
      surname: value('lastName'),
      givenNames: value('firstName'),
      state: lines[0].slice(2, 5).replaceAll('<', ''),
      gender: genderOf(value('sex')),
      birthDate: birthOf(corrected.slice(13, 19), today),
      expiryDate: dateOf(corrected.slice(21, 27), 2000),
      isNumberProven: isProven('documentNumberCheckDigit'),
      isBirthProven: isProven('birthDateCheckDigit'),
      isExpiryProven: isProven('expirationDateCheckDigit'),
      isWholeProven: isProven('compositeCheckDigit'),
    }
  } catch {
    return null
  }
}

type Corrections = readonly {
  readonly autocorrect: readonly { line: number; column: number; corrected: string }[]
}[]

function correctedLine(line: string, details: Corrections): string {
  const letters = [...line]
  for (const { line: row, column, corrected } of details.flatMap(({ autocorrect }) => autocorrect))
    if (row === 1) letters[column] = corrected
  return letters.join('')
}

function genderOf(sex: string): '1' | '2' | null {
  if (sex === 'male') return '1'
  return sex === 'female' ? '2' : null
}

function dateOf(digits: string, century: number): string | null {
  if (!/^\d{6}$/.test(digits)) return null
  return formatCalendarDate(
    century + Number(digits.slice(0, 2)),
    Number(digits.slice(2, 4)),
    Number(digits.slice(4)),
  )
}

/** A date of birth is not in the future. */
function birthOf(digits: string, today: string): string | null {
  const recent = dateOf(digits, 2000)
  return recent !== null && recent <= today ? recent : dateOf(digits, 1900)
}
