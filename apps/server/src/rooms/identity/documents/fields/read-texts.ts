import type { TextBox, TextLanguage } from '../../../../providers/ocr/index.ts'
import type { FieldReading } from '../document-reading.ts'
import { textBounds, textIn } from '../page/locate-fields.ts'
import { type RegionReader, readRegion } from '../page/read-region.ts'

export type Parse = (text: string) => string | null

/** Text of one OCR pass. */
export interface OcrText {
  readonly text: string
  readonly confidence: number
}

export interface TextReadOptions {
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
export async function readTexts(at: RegionReader, place: TextBox, way: TextReadOptions): Promise<OcrText[]> {
  const { language, characters, looks, parse, isDeceptive = () => false } = way
  const own = { text: textIn(at.page.lines, place), confidence: OWN }
  const isSettled = (readings: readonly OcrText[]) => {
    const [first, ...others] = parseTexts([...readings, own], parse)
    if (first === undefined || others.length < ALIKE - 1 || isDeceptive(first.value)) return false
    return others.every(({ value }) => value === first.value)
  }
  const box = textBounds(at.page.lines, place)
  return [...(await readRegion(at, box, { language, characters, looks, isSettled })), own]
}

/** The texts that parse, as values. */
export const parseTexts = (texts: readonly OcrText[], parse: Parse): FieldReading[] =>
  texts.flatMap(({ text, confidence }) => {
    const value = parse(text)
    return value === null ? [] : [{ value, confidence }]
  })
