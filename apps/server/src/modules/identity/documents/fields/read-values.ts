import type { TextBox, TextLanguage } from '../../../../providers/ocr/index.ts'
import type { FieldReading } from '../document-kind.ts'
import { textIn, writtenBox } from '../page/place-fields.ts'
import { type PlaceReader, readPlace } from '../page/read-place.ts'

export type Parse = (text: string) => string | null

/** Text of one OCR pass. */
export interface SeenText {
  readonly text: string
  readonly confidence: number
}

export interface ValueWay {
  readonly language: TextLanguage
  readonly characters: string
  readonly looks: number
  readonly parse: Parse
  /** Values that OCR may misread consistently: all passes run. */
  readonly isDeceptive?: (value: string) => boolean
}

/** Weight of the full-page OCR. */
const OWN = 0.5
const ALIKE = 3

/** Texts of a region, until three parse to the same value; the full-page OCR comes last. */
export async function readTexts(at: PlaceReader, place: TextBox, way: ValueWay): Promise<SeenText[]> {
  const { language, characters, looks, parse, isDeceptive = () => false } = way
  const own = { text: textIn(at.page.lines, place), confidence: OWN }
  const isSettled = (readings: readonly SeenText[]) => {
    const [first, ...others] = parsed([...readings, own], parse)
    if (first === undefined || others.length < ALIKE - 1 || isDeceptive(first.value)) return false
    return others.every(({ value }) => value === first.value)
  }
  const box = writtenBox(at.page.lines, place)
  return [...(await readPlace(at, box, { language, characters, looks, isSettled })), own]
}

/** The texts that parse, as values. */
export const parsed = (texts: readonly SeenText[], parse: Parse): FieldReading[] =>
  texts.flatMap(({ text, confidence }) => {
    const value = parse(text)
    return value === null ? [] : [{ value, confidence }]
  })
