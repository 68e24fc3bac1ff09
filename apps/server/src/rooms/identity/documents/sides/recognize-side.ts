import { validateIdNumber } from '@gamehall/contract/identity'
import { traditionalForms } from '../../../../platform/text/simplified-forms.ts'
import { isNextRow } from '../fields/continue-rows.ts'
import { isPlaceName } from '../fields/correct-place-name.ts'
import { parseRegisteredNumber } from '../fields/parse-id-number.ts'
import { traditional, valueFits } from '../fields/value-fits.ts'
import type { LaidLine } from '../lines/laid-line.ts'
import type { PrintedPage } from '../lines/understand-lines.ts'
import { MRZ_PRINT } from '../mrz/mrz-print.ts'
import type { Side, SideName } from './side.ts'
import { SIDES } from './sides.ts'

/** Least score: one short label may be a misreading. */
const ENOUGH = 3
/**
 * Where so many labels stand in sentences, other print is in the photo, and some of its labels stand alone by chance. Resident
 * certificates have up to three in their notices. Each further one adds to the least score, up to `MOST_CHANCE`, and a value must have an
 * unmistakable form.
 */
const [IN_NOTICES, MOST_CHANCE] = [3, 4]
/** How much clearer another side must be than the expected one. */
const CLEARER = 4
const MRZ_SCORE = 14
const NUMBER_SCORE = 4

export interface RecognizedSide {
  /** Null when nothing that any side has was read. */
  readonly name: SideName | null
  /** How much of the side’s print was recognized. */
  readonly score: number
}

/** Which side of which document was read, by its words. `expected` unless another one is clearer. */
export function recognizeSide(page: PrintedPage, expected: SideName): RecognizedSide {
  const scores = Object.values(SIDES).map((side) => ({ name: side.name, score: scoreOf(side, page) }))
  const wanted = scores.find(({ name }) => name === expected)?.score ?? 0
  const best = scores.reduce((most, one) => (one.score > most.score ? one : most))
  const enough = leastScore(page)
  if (best.score >= enough && best.score >= wanted + CLEARER) return best
  return wanted >= enough ? { name: expected, score: wanted } : { name: null, score: wanted }
}

function leastScore({ labels, values, lines }: PrintedPage): number {
  const inSentences = labels.filter((label) => label.isWithinWords === true && WEIGHED.has(label.meaning))
  const chances = new Set(inSentences.map(({ meaning }) => meaning)).size - IN_NOTICES
  if (chances <= 0) return ENOUGH
  const isProven =
    lines.some(({ text }) => MRZ_PRINT.test(text)) ||
    values.some((value) => UNMISTAKABLE.some((format) => valueFits(value, format) === 2))
  return isProven ? ENOUGH + Math.min(MOST_CHANCE, chances) : Number.POSITIVE_INFINITY
}

/** The labels that say of a side that it is one. */
const WEIGHED = new Set<string>(Object.values(SIDES).flatMap(({ weights }) => Object.keys(weights)))
/** Formats that no words of a sentence have. */
const UNMISTAKABLE = ['date', 'citizen_number', 'resident_number', 'gender', 'place', 'serial'] as const

function scoreOf(side: Side, { labels, values, lines }: PrintedPage): number {
  const { weights } = side
  const telling = labels.filter((label) => label.isWithinWords !== true)
  const found = new Set(telling.map(({ meaning }) => meaning))
  const words = [...found].reduce((sum, meaning) => sum + (weights[meaning] ?? 0), 0)
  const own = hasOwnNumber(side, values) ? NUMBER_SCORE : 0
  return words + own + machineScore(side, lines) + addressScore(side, values, found.has('address'))
}

/** An address by its form stands on either reverse: it tells a card, not which one. */
const ADDRESS_SCORE = 3
const UNITS = /[縣市區鄉鎮村里鄰路街段巷弄號樓]/gu
/** Of an address with a house number, and of one that begins with a city or county. */
const [FEWEST_UNITS, FEWEST_IN_PLACE] = [4, 3]

function addressScore({ isReverse }: Side, values: PrintedPage['values'], isLabelled: boolean): number {
  if (!isReverse) return 0
  const texts = values.map(({ text }) => text)
  const inRows = isLabelled ? values.map((first) => rowsFrom(first, values)) : []
  return [...texts, ...inRows].some(isAddress) ? ADDRESS_SCORE : 0
}

const MOST_ROWS = 3

/** A text with the rows below it, where it begins with a city or county: each of short rows is no address by its form. */
function rowsFrom(first: LaidLine, values: PrintedPage['values']): string {
  const rows = [first]
  for (let last = first; isPlaceName(traditional(first.text)) && rows.length < MOST_ROWS; ) {
    const next = values.find((value) => isNextRow(first, last, value, 'address'))
    if (next === undefined) break
    rows.push(next)
    last = next
  }
  return rows.map(({ text }) => text).join('')
}

/** Behind an address in a sentence other words follow; a reader adds a letter or two. */
const SENTENCE = /[號樓室]\p{Script=Han}{3,}$/u

function isAddress(scanned: string): boolean {
  const text = [...scanned].map((letter) => traditionalForms(letter)[0] ?? letter).join('')
  if (SENTENCE.test(text)) return false
  const units = text.match(UNITS)?.length ?? 0
  const isPlace = isPlaceName(text.replaceAll('台', '臺'))
  return units >= (isPlace ? FEWEST_IN_PLACE : FEWEST_UNITS) && (isPlace || /\d+號/u.test(text))
}

const machineScore = ({ format }: Side, lines: PrintedPage['lines']): number =>
  format === 'passport' && lines.some(({ text }) => MRZ_PRINT.test(text)) && !hasCardZone(lines)
    ? MRZ_SCORE
    : 0

/** Three lines of 30 characters are a card’s (ICAO 9303-5), two of 44 a passport’s (9303-4); a reader may lose or add a few. */
const CARD_ROWS = 3
const [SHORTEST_ROW, LONGEST_ROW] = [24, 36]
const ZONE_ROW = /^(?=.*[<«])[A-Z0-9<«]+$/
const PASSPORT_ROW = /^P[A-Z<][A-Z]{3}/

function hasCardZone(lines: PrintedPage['lines']): boolean {
  const rows = lines.map(({ text }) => text.replace(/\s/g, '')).filter((text) => ZONE_ROW.test(text))
  const whole = rows.filter(({ length }) => length >= SHORTEST_ROW)
  return (
    whole.length === CARD_ROWS &&
    whole.every(({ length }) => length <= LONGEST_ROW) &&
    !rows.some((text) => PASSPORT_ROW.test(text))
  )
}

/** Whether a value is a number of this document: those of citizens and of residents differ in their second character. */
function hasOwnNumber({ document, fields }: Side, values: PrintedPage['values']): boolean {
  const format = fields.find(({ field }) => field === 'id_number')?.as
  if (format !== 'citizen_number' && format !== 'resident_number') return false
  return values.some(({ text }) => {
    const number = parseRegisteredNumber(text, format === 'resident_number')
    return number !== null && validateIdNumber(document, number) === null
  })
}
