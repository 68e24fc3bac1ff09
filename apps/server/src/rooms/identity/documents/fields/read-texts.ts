import type { TextLanguage } from '../../../../providers/ocr/index.ts'
import type { FieldReading } from '../document-reading.ts'
import { type RegionReader, readRegion } from '../regions/read-region.ts'
import type { ValueStrip } from './value-strip.ts'

export type Parse = (text: string) => string | null

/** Text of one OCR pass. */
export interface OcrText {
  readonly text: string
  readonly confidence: number
  readonly weight?: number
}

export interface TextReadOptions {
  readonly language: TextLanguage
  readonly characters: string
  readonly looks: number
  readonly parse: Parse
  /** Values that OCR may misread consistently: all passes run. */
  readonly isDeceptive?: (value: string) => boolean
}

const ALIKE = 3

/** Texts of a strip, until three parse to the same value; the scan’s comes last. */
export async function readTexts(
  at: RegionReader,
  strip: ValueStrip,
  way: TextReadOptions,
): Promise<OcrText[]> {
  const { language, characters, looks, parse, isDeceptive = () => false } = way
  const own = scannedText(strip)
  const isSettled = (readings: readonly OcrText[]) => {
    const [first, ...others] = parseTexts([...readings, own], parse)
    if (first === undefined || others.length < ALIKE - 1 || isDeceptive(first.value)) return false
    return others.every(({ value }) => value === first.value)
  }
  return [...(await readRegion(at, strip, { language, characters, looks, isSettled })), own]
}

/** What the scan read in a strip, as sure as of its least sure letter. */
export function scannedText({ scanned: { text, letters } }: ValueStrip): OcrText {
  const written = letters.filter((letter) => letter.text.trim() !== '')
  return { text, confidence: Math.min(...written.map(({ confidence }) => confidence), 1) }
}

/** The texts that parse, as values. */
export const parseTexts = (texts: readonly OcrText[], parse: Parse): FieldReading[] =>
  texts.flatMap(({ text, confidence }) => {
    const value = parse(text)
    return value === null ? [] : [{ value, confidence }]
  })

/** Confidence cap of what one engine alone has read. */
const ALONE = 0.8

/** A reading is certain only where the scan, another engine’s reading, has the same value. */
export function confirmByScan(
  read: FieldReading | null,
  strip: ValueStrip,
  parse: Parse,
): FieldReading | null {
  if (read === null || parse(scannedText(strip).text) === read.value) return read
  return { ...read, confidence: Math.min(ALONE, read.confidence) }
}
