import type { TextBox } from '../../../../providers/ocr/index.ts'
import type { FieldReading } from '../document-reading.ts'
import { textBounds } from '../page/locate-fields.ts'
import { type RegionReader, type RegionReading, readRegion } from '../page/read-region.ts'
import { voteLetters } from './vote.ts'

const CHARACTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ-,.' "
const LOOKS = 6
const ALIKE = 3

const close = (text: string): string => text.replace(/\s/g, '')

const isSettled = (readings: readonly RegionReading[]): boolean =>
  readings.length >= ALIKE && readings.every(({ text }) => text === readings[0]?.text)

/** Reads Latin capitals. */
export async function readLatin(at: RegionReader, place: TextBox): Promise<FieldReading | null> {
  const box = textBounds(at.page.lines, place)
  const how = { language: 'eng', characters: CHARACTERS, looks: LOOKS, isSettled } as const
  return voteWords(await readRegion(at, box, how))
}

/** Votes on the letters; spaces follow most readings with the winning letters, else a vote. */
export function voteWords(
  readings: readonly Pick<RegionReading, 'text' | 'confidence'>[],
): FieldReading | null {
  const vote = (written: (text: string) => string) =>
    voteLetters(readings.map(({ text, confidence }) => ({ letters: [...written(text)], confidence })))
  const voted = vote(close)
  if (voted === null) return null
  const spaced = readings.filter(({ text }) => close(text) === voted.value).map(({ text }) => tidy(text))
  const count = (text: string) => spaced.filter((other) => other === text).length
  const likeliest = spaced.toSorted((one, other) => count(other) - count(one))[0]
  return { ...voted, value: likeliest ?? tidy(vote(tidy)?.value ?? voted.value) }
}

const tidy = (text: string): string =>
  text
    .replace(/\s*,\s*/g, ', ')
    .replace(/\s+/g, ' ')
    .trim()
