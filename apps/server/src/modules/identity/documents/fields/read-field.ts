import { hasIdCheckDigit } from '@gamehall/contract/identity'
import type { TextBox, TextLanguage } from '../../../../providers/ocr/index.ts'
import type { FieldReading } from '../document-kind.ts'
import { textIn, writtenBox } from '../page/place-fields.ts'
import { type PlaceReader, type Reading, readPlace } from '../page/read-place.ts'
import type { WrittenAs } from '../sides/side.ts'
import { parseMinguoDate, parseSlashedDate, parseSpelledDate } from './parse-date.ts'
import { lookAlikes, parseRegisteredNumber } from './parse-id-number.ts'
import { readChinese, readChineseName, readPlaceName } from './read-chinese.ts'
import { readLatin } from './read-latin.ts'
import { voteLetters, voteValues } from './vote.ts'

const DIGITS = '0123456789'
const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** What a check digit proves was read right, however unsure the reader was. */
const PROVEN = 0.97
/** The check digit holds, but the letter was another in every look. */
const REPAIRED = 0.8

/** Reads the value that stands in `rows` of a page, by how it is written. Null when nothing is there, or nothing that fits. */
export async function readField(
  at: PlaceReader,
  rows: readonly TextBox[],
  as: WrittenAs,
): Promise<FieldReading | null> {
  const [place] = rows
  if (place === undefined) return null
  const own = textIn(at.page.lines, place)
  const read = async (language: TextLanguage, characters: string, looks: number, parse: Parse) => {
    const isSettled = (readings: readonly Reading[]) => isAgreed(parsed(readings, own, parse))
    const box = writtenBox(at.page.lines, place)
    return parsed(await readPlace(at, box, { language, characters, looks, isSettled }), own, parse)
  }
  switch (as) {
    case 'chinese_name':
      return readChineseName(at, place)
    case 'chinese':
      return readChinese(at, rows)
    case 'chinese_place':
      return readPlaceName(at, rows)
    case 'minguo_date':
      return voteValues(await read('chi_tra', `民國年月日${DIGITS}`, 4, parseMinguoDate))
    case 'slashed_date':
      return voteValues(await read('eng', `/${DIGITS}`, 4, parseSlashedDate))
    case 'spelled_date':
      return voteValues(await read('eng', `${CAPITALS}${DIGITS}/ `, 4, parseSpelledDate))
    case 'citizen_number':
      return voteNumber(await read('eng', CAPITALS + DIGITS, 4, (text) => parseRegisteredNumber(text, false)))
    case 'resident_number':
      return voteNumber(await read('eng', CAPITALS + DIGITS, 4, (text) => parseRegisteredNumber(text, true)))
    case 'chinese_gender':
      return voteValues(await read('chi_tra', '男女', 3, parseGender))
    case 'latin_gender':
      return voteValues(await read('eng', 'MF', 3, parseGender))
    case 'latin':
      return readLatin(at, place)
    case 'serial':
      return voteSerial(await read('eng', CAPITALS + DIGITS, 4, parseSerial))
  }
}

type Parse = (text: string) => string | null
interface Value {
  readonly value: string
  readonly confidence: number
}
/** The page’s own reading has a voice too. */
const OWN = 0.5
const ALIKE = 3

/** Each reading that parses, the page’s own last. */
const parsed = (readings: readonly Reading[], own: string, parse: Parse): Value[] =>
  [...readings, { text: own, confidence: OWN }].flatMap(({ text, confidence }) => {
    const value = parse(text)
    return value === null ? [] : [{ value, confidence }]
  })

const isAgreed = (values: readonly Value[]): boolean =>
  values.length >= ALIKE && values.every(({ value }) => value === values[0]?.value)

function parseGender(text: string): string | null {
  const written = text.toUpperCase()
  if (/男|\bM\b/.test(written)) return '1'
  return /女|\bF\b/.test(written) ? '2' : null
}

const SERIAL_LETTERS = 6
function parseSerial(text: string): string | null {
  const written = text.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return written.length < SERIAL_LETTERS ? null : written
}

/** Letter by letter: a serial number has no check digit. */
const voteSerial = (values: readonly Value[]): FieldReading | null =>
  voteLetters(values.map(({ value, confidence }) => ({ letters: [...value], confidence })))

/** One of the readings whose check digit holds, when no other of them does; else what most say, or what it can only have been. */
function voteNumber(numbers: readonly Value[]): FieldReading | null {
  const holding = numbers.filter(({ value }) => hasIdCheckDigit(value))
  const voted = voteValues(holding.length > 0 ? holding : numbers)
  if (voted === null) return null
  if (holding.length === 0) {
    const [meant, ...others] = lookAlikes(voted.value).filter(hasIdCheckDigit)
    const isOne = meant !== undefined && others.length === 0
    return isOne ? { value: meant, confidence: REPAIRED } : { ...voted, confidence: voted.confidence / 2 }
  }
  const isOnly = holding.every(({ value }) => value === voted.value)
  return holding.length > 1 && isOnly ? { ...voted, confidence: Math.max(PROVEN, voted.confidence) } : voted
}
