import type { TextLanguage, TextLetter, TextReader } from '../../../../providers/ocr/index.ts'
import type { ValueStrip } from '../fields/value-strip.ts'
import { encodeGrey, type GreyPicture } from '../picture/grey-picture.ts'
import { cropLine, firstLetterBox } from './crop-line.ts'

/** One OCR result of a region; Chinese text has no spaces. */
export interface RegionReading {
  readonly text: string
  readonly letters: readonly TextLetter[]
  readonly confidence: number
}

export interface RegionReader {
  readonly reader: TextReader
  readonly before: AbortSignal
  /** Whether the photo has had its time: what was scanned is then not read again. */
  readonly isLate?: () => boolean
}

interface Look {
  readonly of: 'even' | 'picture'
  /** Null keeps letter spacing. */
  readonly gap: number | null
  readonly height: number
}

/** Image variants of a region: text that all of them show is reliable. */
const LOOKS: readonly Look[] = [
  { of: 'even', gap: 0.14, height: 64 },
  { of: 'picture', gap: null, height: 64 },
  { of: 'even', gap: 0.14, height: 44 },
  { of: 'picture', gap: 0.2, height: 80 },
  { of: 'even', gap: null, height: 56 },
  { of: 'picture', gap: 0.14, height: 52 },
]

export interface RegionReadOptions {
  readonly language: TextLanguage
  readonly characters?: string
  readonly looks: number
  /** Whether the readings so far suffice. */
  readonly isSettled: (readings: readonly RegionReading[]) => boolean
}

/** Latin text has word gaps; Chinese has none. */
const WORD_GAP = 0.5

/** Reads one line of text from several image variants until `isSettled`. Returns fewer readings on timeout. */
export async function readRegion(
  { reader, before, isLate = () => false }: RegionReader,
  strip: ValueStrip,
  { language, characters = '', looks, isSettled }: RegionReadOptions,
): Promise<RegionReading[]> {
  const readings: RegionReading[] = []
  for (const look of LOOKS.slice(0, looks)) {
    if (isLate()) break
    const gap = look.gap !== null && language === 'eng' ? WORD_GAP : look.gap
    const image = await drawLook(strip, { ...look, gap })
    if (image === null) return []
    const lines = await reader.readLines(image, { layout: 'line', language, characters, before })
    if (lines === null) return readings
    const letters = lines.flatMap((line) => line.letters).filter(({ text }) => text.trim() !== '')
    const text = lines.map((line) => line.text).join(' ')
    readings.push({ text, letters, confidence: Math.max(0, ...lines.map((line) => line.confidence)) })
    if (isSettled(readings)) break
  }
  return readings
}

async function drawLook({ even, ...strip }: ValueStrip, look: Look): Promise<Buffer | null> {
  const source = look.of === 'even' ? even : strip.picture
  if (look.gap === null) return encodeGrey(source, wholeOf(source), look.height)
  const closed = cropLine(even, wholeOf(even), look.gap, source)
  return closed === null ? null : encodeGrey(closed, wholeOf(closed), look.height)
}

const wholeOf = ({ width, height }: GreyPicture) => ({ left: 0, top: 0, right: width, bottom: height })

/** Small sizes: OCR takes a large single letter for a drawing. */
const LETTER_HEIGHTS_PX = [44, 36] as const

/** Reads the first letter of a region alone, in two sizes: beside digits it is easily misread as one. */
export async function readFirstLetter(
  { reader, before }: RegionReader,
  { even }: ValueStrip,
  characters: string,
): Promise<string[]> {
  const letter = firstLetterBox(even, wholeOf(even))
  if (letter === null) return []
  const read: string[] = []
  for (const height of LETTER_HEIGHTS_PX) {
    const image = await encodeGrey(even, letter, height)
    const lines = await reader.readLines(image, { layout: 'line', language: 'eng', characters, before })
    const text = lines?.map((line) => line.text).join('') ?? ''
    if (text.length === 1) read.push(text)
  }
  return read
}
