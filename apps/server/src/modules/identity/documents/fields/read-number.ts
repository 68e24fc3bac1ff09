import { hasIdCheckDigit } from '@gamehall/contract/identity'
import type { TextBox } from '../../../../providers/ocr/index.ts'
import type { FieldReading } from '../document-kind.ts'
import { writtenBox } from '../page/place-fields.ts'
import { type PlaceReader, readFirstLetter } from '../page/read-place.ts'
import {
  letterLike,
  lookAlikes,
  parseBeheadedNumber,
  parseLetteredSerial,
  parseRegisteredNumber,
  parseSerial,
} from './parse-id-number.ts'
import { type Parse, parsed, readTexts, type SeenText } from './read-values.ts'
import { voteLetters, voteValues } from './vote.ts'

const DIGITS = '0123456789'
const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const LOOKS = 4
/** What a check digit proves was read right, however unsure the reader was. */
const PROVEN = 0.97
/** The check digit holds, but the letter was another in every look, or read by itself: O, D and Q have the same check digit. */
const REPAIRED = 0.8

const look = (at: PlaceReader, place: TextBox, parse: Parse): Promise<SeenText[]> =>
  readTexts(at, place, { language: 'eng', characters: CAPITALS + DIGITS, looks: LOOKS, parse })

/** A national ID number, or a resident’s (`hasSecondLetter`: the old ones too). */
export async function readRegisteredNumber(
  at: PlaceReader,
  place: TextBox,
  hasSecondLetter: boolean,
): Promise<FieldReading | null> {
  const parse = (text: string) => parseRegisteredNumber(text, hasSecondLetter)
  const texts = await look(at, place, parse)
  const numbers = parsed(texts, parse)
  if (numbers.length > 0) return voteNumber(numbers)
  const body = voteValues(parsed(texts, parseBeheadedNumber))
  if (body === null) return null
  const letters = await readFirstLetter(at, writtenBox(at.page.lines, place), CAPITALS)
  return headedNumber([...letters, ...texts.flatMap(({ text }) => letterLike(text))], body)
}

/** One of the readings whose check digit holds, when no other of them does; else what most say, or what it can only have been. */
function voteNumber(numbers: readonly FieldReading[]): FieldReading | null {
  const holding = numbers.filter(({ value }) => hasIdCheckDigit(value))
  const voted = voteValues(holding.length > 0 ? holding : numbers)
  if (voted === null) return null
  if (holding.length === 0) {
    const [meant, ...others] = lookAlikes(voted.value).filter(hasIdCheckDigit)
    const isOne = meant !== undefined && others.length === 0
    return isOne ? { value: meant, confidence: REPAIRED } : { ...voted, confidence: voted.confidence / 2 }
  }
  const isOnly = holding.every(({ value }) => value === voted.value)
  return holding.length > 1 && isOnly ? { ...voted, confidence: Math.max(PROVEN, voted.confidence) } : voted
}

/** A number whose first letter was read by itself: the letter with which the check digit holds, before others. Never sure. */
export function headedNumber(letters: readonly string[], body: FieldReading): FieldReading | null {
  const numbers = letters.map((letter) => letter + body.value)
  const holding = numbers.find(hasIdCheckDigit)
  if (holding !== undefined) return { value: holding, confidence: Math.min(REPAIRED, body.confidence) }
  const [first] = numbers
  return first === undefined ? null : voteNumber([{ value: first, confidence: body.confidence }])
}

/** A serial number, letter by letter: it has no check digit. */
export async function readSerial(at: PlaceReader, place: TextBox): Promise<FieldReading | null> {
  return voteSerial(parsed(await look(at, place, parseSerial), parseSerial))
}

/** A serial number of a letter and digits. A first that was a digit in every look is read by itself, and then never sure. */
export async function readLetteredSerial(at: PlaceReader, place: TextBox): Promise<FieldReading | null> {
  const serials = parsed(await look(at, place, parseLetteredSerial), parseLetteredSerial)
  const isLettered = serials.some(({ value }) => /^[A-Z]/.test(value))
  const voted = voteSerial(isLettered ? serials.filter(({ value }) => /^[A-Z]/.test(value)) : serials)
  if (voted === null || isLettered) return voted
  const letters = await readFirstLetter(at, writtenBox(at.page.lines, place), CAPITALS + DIGITS)
  const letter = letters.find((text) => /[A-Z]/.test(text))
  return letter === undefined ? voted : headedSerial(letter, voted)
}

const SERIAL_LENGTH = 10
/** The letter replaces the digit it was taken for, or stands before a serial that lacks it. */
function headedSerial(letter: string, { value, confidence }: FieldReading): FieldReading {
  const body = value.length < SERIAL_LENGTH ? value : value.slice(1)
  return { value: letter + body, confidence: Math.min(REPAIRED, confidence) }
}

const voteSerial = (values: readonly FieldReading[]): FieldReading | null =>
  voteLetters(values.map(({ value, confidence }) => ({ letters: [...value], confidence })))
