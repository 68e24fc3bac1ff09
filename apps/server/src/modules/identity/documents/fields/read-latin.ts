import type { TextBox } from '../../../../providers/ocr/index.ts'
import type { FieldReading } from '../document-kind.ts'
import { writtenBox } from '../page/place-fields.ts'
import { type PlaceReader, type Reading, readPlace } from '../page/read-place.ts'
import { voteLetters } from './vote.ts'

const CHARACTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ-,.' "
const LOOKS = 6
const ALIKE = 3

const close = (text: string): string => text.replace(/\s/g, '')

const isSettled = (readings: readonly Reading[]): boolean =>
  readings.length >= ALIKE && readings.every(({ text }) => text === readings[0]?.text)

/** Words in capitals: their letters by vote, their spaces as most of the readings with these letters have them. */
export async function readLatin(at: PlaceReader, place: TextBox): Promise<FieldReading | null> {
  const box = writtenBox(at.page.lines, place)
  const how = { language: 'eng', characters: CHARACTERS, looks: LOOKS, isSettled } as const
  const readings = await readPlace(at, box, how)
  const voted = voteLetters(
    readings.map(({ text, confidence }) => ({ letters: [...close(text)], confidence })),
  )
  if (voted === null) return null
  const spaced = readings.filter(({ text }) => close(text) === voted.value).map(({ text }) => tidy(text))
  const count = (text: string) => spaced.filter((other) => other === text).length
  const value = spaced.toSorted((one, other) => count(other) - count(one))[0] ?? tidy(voted.value)
  return { ...voted, value }
}

const tidy = (text: string): string =>
  text
    .replace(/\s*,\s*/g, ', ')
    .replace(/\s+/g, ' ')
    .trim()
