import type { TextBox } from '../../../../providers/ocr/index.ts'
import type { FieldReading } from '../document-kind.ts'
import { textIn, writtenBox } from '../page/place-fields.ts'
import { type PlaceReader, type Reading, readPlace } from '../page/read-place.ts'
import { isPlaceName, mendPlaceName } from './mend-place-name.ts'
import { isNameLetter, isSurname } from './name-letters.ts'
import { type Voice, voteLetters } from './vote.ts'

const NAME = /[\p{Script=Han}·]/u
const WORDS = /[\p{Script=Han}\d\-()（）、]/u
/** What stands before the first letter is a crease or the document’s edge. */
const BEFORE = /[^\p{Script=Han}\d]/u

const NAME_LOOKS = 6
const WORD_LOOKS = 4
/** The page’s own reading counts, but for less. */
const OWN = 0.4
/** A letter that names have outweighs one that they have not, when nearly as many looks show it. */
const LIKELIER = 1.5
/** Never sure: a letter that names hardly have may have been misread alike in every look. */
const UNUSUAL = 0.8

const voiceOf = ({ letters, confidence }: Reading, kept: RegExp): Voice => {
  const fitting = letters.filter(({ text }) => kept.test(text))
  const from = fitting.findIndex(({ text }) => !BEFORE.test(text))
  const read = from === -1 ? [] : fitting.slice(from)
  return {
    letters: read.map(({ text }) => text),
    confidences: read.map((letter) => letter.confidence),
    confidence,
  }
}

const ownVoice = (text: string, kept: RegExp): Voice => ({
  letters: [...text].filter((letter) => kept.test(letter)),
  confidence: OWN,
})

/** A name in Chinese letters. What hardly anybody is called is read too, but never sure. */
export async function readChineseName(at: PlaceReader, place: TextBox): Promise<FieldReading | null> {
  const box = writtenBox(at.page.lines, place)
  const readings = await readPlace(at, box, { language: 'chi_tra', looks: NAME_LOOKS })
  if (readings.length === 0) return null
  const voices = readings.map((reading) => voiceOf(reading, NAME))
  const isKnown = (letter: string, index: number) => (index === 0 ? isSurname(letter) : isNameLetter(letter))
  const voted = voteLetters([...voices, ownVoice(textIn(at.page.lines, place), NAME)], (letter, index) =>
    isKnown(letter, index) ? LIKELIER : 1,
  )
  if (voted === null || voted.value.length < 2) return null
  const isUsual = voted.value.length <= 4 && [...voted.value].every(isKnown)
  return isUsual ? voted : { ...voted, confidence: Math.min(UNUSUAL, voted.confidence) }
}

/** Words in Chinese letters and digits, row by row. */
export async function readChinese(at: PlaceReader, rows: readonly TextBox[]): Promise<FieldReading | null> {
  const read: FieldReading[] = []
  for (const row of rows) {
    const box = writtenBox(at.page.lines, row)
    const readings = await readPlace(at, box, { language: 'chi_tra', looks: WORD_LOOKS })
    if (readings.length === 0) continue
    const voices = readings.map((reading) => voiceOf(reading, WORDS))
    const voted = voteLetters([...voices, ownVoice(textIn(at.page.lines, row), WORDS)])
    if (voted !== null) read.push(voted)
  }
  if (read.length === 0) return null
  return {
    value: read.map(({ value }) => value).join(''),
    confidence: Math.min(...read.map(({ confidence }) => confidence)),
  }
}

/** A place or an address: never sure when it begins with no city or county. */
export async function readPlaceName(at: PlaceReader, rows: readonly TextBox[]): Promise<FieldReading | null> {
  const read = await readChinese(at, rows)
  if (read === null) return null
  const value = mendPlaceName(read.value)
  return { value, confidence: isPlaceName(value) ? read.confidence : Math.min(UNUSUAL, read.confidence) }
}
