import { hasIdCheckDigit } from '@gamehall/contract/identity'
import type { TextBox } from '../../../../providers/ocr/index.ts'
import type { FieldReading } from '../document-kind.ts'
import { textIn, writtenBox } from '../page/place-fields.ts'
import { type PlaceReader, type Reading, readPlace } from '../page/read-place.ts'
import type { WrittenAs } from '../sides/side.ts'
import { parseMinguoDate, parseSlashedDate, parseSpelledDate } from './parse-date.ts'
import { lookAlikes, parseRegisteredNumber } from './parse-id-number.ts'
import { readChinese, readChineseName, readPlaceName } from './read-chinese.ts'
import { type Voice, voteLetters, voteValues } from './vote.ts'

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
  const eng = (characters: string) => ({ language: 'eng' as const, characters, looks: 3 })
  const read = (how: Parameters<typeof readPlace>[2]) => readPlace(at, writtenBox(at.page.lines, place), how)
  switch (as) {
    case 'chinese_name':
      return readChineseName(at, place)
    case 'chinese':
      return readChinese(at, rows)
    case 'chinese_place':
      return readPlaceName(at, rows)
    case 'minguo_date': {
      const readings = await read({ language: 'chi_tra', characters: `民國年月日${DIGITS}`, looks: 3 })
      return voteParsed(readings, parseMinguoDate, own)
    }
    case 'slashed_date':
      return voteParsed(await read(eng(`/${DIGITS}`)), parseSlashedDate, own)
    case 'spelled_date':
      return voteParsed(await read(eng(`${CAPITALS}${DIGITS}/ `)), parseSpelledDate, own)
    case 'citizen_number':
      return voteNumber(await read(eng(CAPITALS + DIGITS)), own, false)
    case 'resident_number':
      return voteNumber(await read(eng(CAPITALS + DIGITS)), own, true)
    case 'chinese_gender':
      return voteParsed(await read({ language: 'chi_tra', characters: '男女', looks: 2 }), parseGender, own)
    case 'latin_gender':
      return voteParsed(await read({ ...eng('MF'), looks: 2 }), parseGender, own)
    case 'latin':
      return voteLatin(await read(eng(`${CAPITALS}-,.' `)))
    case 'serial':
      return voteLetters((await read(eng(CAPITALS + DIGITS))).map(voiceOf))
  }
}

const voiceOf = ({ text, confidence }: Reading): Voice => ({
  letters: [...text.replace(/\s/g, '')],
  confidence,
})

function parseGender(text: string): string | null {
  const written = text.toUpperCase()
  if (/男|\bM\b/.test(written)) return '1'
  return /女|\bF\b/.test(written) ? '2' : null
}

/** Each reading that parses has a voice; the page’s own reading too. */
function voteParsed(
  readings: readonly Reading[],
  parse: (text: string) => string | null,
  own: string,
): FieldReading | null {
  const all = [...readings, { text: own, confidence: 0.5 }]
  const voices = all.flatMap(({ text, confidence }) => {
    const value = parse(text)
    return value === null ? [] : [{ value, confidence }]
  })
  return voteValues(voices)
}

/** One of the readings whose check digit holds, when no other of them does; else what most say, or what it can only have been. */
function voteNumber(
  readings: readonly Reading[],
  own: string,
  hasSecondLetter: boolean,
): FieldReading | null {
  const numbers = [...readings, { text: own, confidence: 0.5 }].flatMap(({ text, confidence }) => {
    const value = parseRegisteredNumber(text, hasSecondLetter)
    return value === null ? [] : [{ value, confidence }]
  })
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

/** Words are told apart by what most readings agree on; spaces are as the surest of those has them. */
function voteLatin(readings: readonly Reading[]): FieldReading | null {
  const voted = voteLetters(readings.map(voiceOf))
  if (voted === null) return null
  const spaced = readings
    .filter(({ text }) => text.replace(/\s/g, '') === voted.value)
    .toSorted((one, other) => other.confidence - one.confidence)[0]
  return {
    ...voted,
    value: (spaced?.text ?? voted.value)
      .replace(/\s*,\s*/g, ', ')
      .replace(/\s+/g, ' ')
      .trim(),
  }
}
