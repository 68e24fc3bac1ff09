import type { TextBox, TextLanguage, TextLetter, TextReader } from '../../../../providers/ocr/index.ts'
import { encodeGrey, type GreyPicture } from '../picture/grey-picture.ts'
import { cropLine, firstLetterBox } from './crop-line.ts'
import type { Page } from './read-page.ts'

/** One OCR result of a region; Chinese text has no spaces. */
export interface RegionReading {
  readonly text: string
  readonly letters: readonly TextLetter[]
  readonly confidence: number
}

export interface RegionReader {
  readonly reader: TextReader
  readonly page: Page
  readonly before: AbortSignal
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

/** From which variant on only `characters` are allowed. */
export interface NarrowedCharacters {
  readonly from: number
  readonly characters: string
}

export interface RegionReadOptions {
  readonly language: TextLanguage
  readonly characters?: string
  readonly narrowed?: NarrowedCharacters
  readonly looks: number
  /** Whether the readings so far suffice. */
  readonly isSettled: (readings: readonly RegionReading[]) => boolean
}

/** Latin text has word gaps; Chinese has none. */
const WORD_GAP = 0.5

/** Reads one line of text from several image variants until `isSettled`. Returns fewer readings on timeout. */
export async function readRegion(
  { reader, page, before }: RegionReader,
  box: TextBox,
  { language, characters: all = '', narrowed, looks, isSettled }: RegionReadOptions,
): Promise<RegionReading[]> {
  const readings: RegionReading[] = []
  for (const [at, look] of LOOKS.slice(0, looks).entries()) {
    const characters = narrowed !== undefined && at >= narrowed.from ? narrowed.characters : all
    const gap = look.gap !== null && language === 'eng' ? WORD_GAP : look.gap
    const image = await drawLook(page, box, { ...look, gap })
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

async function drawLook(page: Page, box: TextBox, look: Look): Promise<Buffer | null> {
  const source: GreyPicture = page[look.of]
  if (look.gap === null) return encodeGrey(source, box, look.height)
  const closed = cropLine(page.even, box, look.gap, source)
  if (closed === null) return null
  return encodeGrey(closed, { left: 0, top: 0, right: closed.width, bottom: closed.height }, look.height)
}

/** Small sizes: OCR takes a large single letter for a drawing. */
const LETTER_HEIGHTS_PX = [44, 36] as const

/** Reads the first letter of a region alone, in two sizes: beside digits it is easily misread as one. */
export async function readFirstLetter(
  { reader, page, before }: RegionReader,
  box: TextBox,
  characters: string,
): Promise<string[]> {
  const letter = firstLetterBox(page.even, box)
  if (letter === null) return []
  const read: string[] = []
  for (const height of LETTER_HEIGHTS_PX) {
    const image = await encodeGrey(page.even, letter, height)
    const lines = await reader.readLines(image, { layout: 'line', language: 'eng', characters, before })
    const text = lines?.map((line) => line.text).join('') ?? ''
    if (text.length === 1) read.push(text)
  }
  return read
}
