import type { TextBox, TextLanguage } from '../../../../providers/ocr/index.ts'
import type { FieldReading } from '../document-kind.ts'
import { textIn, writtenBox } from '../page/place-fields.ts'
import { type PlaceReader, readPlace } from '../page/read-place.ts'

export type Parse = (text: string) => string | null

/** What one look at a place shows. */
export interface SeenText {
  readonly text: string
  readonly confidence: number
}

export interface ValueWay {
  readonly language: TextLanguage
  readonly characters: string
  readonly looks: number
  readonly parse: Parse
  /** Of a value that looks may miss alike: all of them are asked. */
  readonly isDeceptive?: (value: string) => boolean
}

/** The page’s own reading has a voice too. */
const OWN = 0.5
const ALIKE = 3

/** The looks at a place, until what they show has the form of a value and three agree; the page’s own reading last. */
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

/** Those that have the form of a value. */
export const parsed = (texts: readonly SeenText[], parse: Parse): FieldReading[] =>
  texts.flatMap(({ text, confidence }) => {
    const value = parse(text)
    return value === null ? [] : [{ value, confidence }]
  })
