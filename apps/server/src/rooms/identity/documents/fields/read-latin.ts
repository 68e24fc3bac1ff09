import type { FieldReading } from '../document-reading.ts'
import { type RegionReader, readRegion } from '../regions/read-region.ts'
import { SCAN_WEIGHT } from './adopt-forms.ts'
import { type OcrText, scannedText } from './read-texts.ts'
import type { ValueStrip } from './value-strip.ts'
import { voteLetters } from './vote.ts'

const CHARACTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ-,.' "
const LOOKS = 4
const ALIKE = 3

const close = (text: string): string => text.replace(/\s/g, '')
/** Confidence cap of a text that may lack a part, or accents: neither engine sees those, and both agree without them. */
const PARTIAL = 0.8

/** Reads rows of Latin capitals as one text. */
async function readLatinText(
  at: RegionReader,
  rows: readonly ValueStrip[],
  between = ' ',
): Promise<FieldReading | null> {
  const read: FieldReading[] = []
  for (const row of rows) {
    const one = await readLatin(at, row)
    if (one === null) continue
    const isEnded = endsWithComma(row) || (row === rows[0] && rows.length > 1 && one.isEnded)
    read.push({ value: one.value + (isEnded ? ',' : ''), confidence: one.confidence })
  }
  if (read.length === 0) return null
  return {
    value: joinLatinRows(
      read.map(({ value }) => value),
      between,
    ),
    confidence: Math.min(...read.map(({ confidence }) => confidence)),
  }
}

/** A surname whose given names stand in the next row. */
const endsWithComma = ({ scanned }: ValueStrip): boolean => /[,，]\s*$/u.test(scanned.text)

/** Reads a Latin name; `isParted`: surname and given names are rows of their own. */
export const readLatinName = (
  at: RegionReader,
  rows: readonly ValueStrip[],
  isParted: boolean,
): Promise<FieldReading | null> => readLatinText(at, rows, isParted ? ', ' : ' ')

/** Reads a place: a stroke between two of its parts, `SAO PAULO/SP`, is one that the scan has. */
export async function readLatinPlace(
  at: RegionReader,
  rows: readonly ValueStrip[],
): Promise<FieldReading | null> {
  const read = await readLatinText(at, rows)
  const [row, ...others] = rows
  if (read === null || row === undefined || others.length > 0) return read
  return { ...read, value: withStroke(read.value, row.scanned.text) }
}

const PARTED = /^([^/／]*\p{L})\s*[/／]\s*(\p{L}[^/／]*)$/u

/** A text with the only stroke of its scan, where both have the same letters. */
export function withStroke(value: string, scanned: string): string {
  const lettersOf = (text: string) => text.toUpperCase().replace(/[^A-Z]/g, '')
  const [, before, behind] = PARTED.exec(scanned.trim()) ?? []
  if (before === undefined || behind === undefined) return value
  const end = lettersOf(before).length
  if (lettersOf(value) !== lettersOf(before) + lettersOf(behind)) return value
  let at = 0
  const from = [...value].findIndex((letter) => /[A-Z]/.test(letter) && at++ === end)
  return `${value.slice(0, from).trimEnd()}/${value.slice(from)}`
}

/** Whether most readings of a row end with a comma, which the scan may have lost. */
export const isEndedByComma = (readings: readonly Pick<OcrText, 'text'>[]): boolean =>
  2 * readings.filter(({ text }) => COMMA.test(text)).length > readings.length
const COMMA = /[A-Z]\s*,\s*$/

/** Reads one row of Latin capitals; `isEnded`: with a comma behind it. */
async function readLatin(
  at: RegionReader,
  strip: ValueStrip,
): Promise<(FieldReading & { readonly isEnded: boolean }) | null> {
  const scan = scannedText(strip)
  const own = {
    ...scan,
    text: scan.text
      .normalize('NFKC')
      .toUpperCase()
      .replace(/[’‘`´]/g, "'")
      .replace(/[^A-Z\-,.' ]/g, ''),
    weight: SCAN_WEIGHT,
  }
  const isSettled = (readings: readonly OcrText[]) =>
    readings.length >= ALIKE - 1 && readings.every(({ text }) => close(text) === close(own.text))
  const readings = await readRegion(at, strip, {
    language: 'eng',
    characters: CHARACTERS,
    looks: LOOKS,
    isSettled,
  })
  const voted = voteWords([...readings, own])
  return (
    voted && { ...voted, confidence: Math.min(PARTIAL, voted.confidence), isEnded: isEndedByComma(readings) }
  )
}

/** Votes on the letters; spaces follow most readings with the winning letters, else a vote. */
export function voteWords(readings: readonly OcrText[]): FieldReading | null {
  const vote = (written: (text: string) => string) =>
    voteLetters(
      readings.map(({ text, confidence, weight }) => ({
        letters: [...written(text)],
        confidence,
        ...(weight !== undefined && { weight }),
      })),
    )
  const voted = vote(close)
  if (voted === null) return null
  const spaced = readings.filter(({ text }) => close(text) === voted.value).map(({ text }) => tidy(text))
  const count = (text: string) => spaced.filter((other) => other === text).length
  const likeliest = spaced.toSorted((one, other) => count(other) - count(one))[0]
  return { ...voted, value: likeliest ?? tidy(vote(tidy)?.value ?? voted.value) }
}

/** The text of several rows: a comma ends the row of a surname. */
export const joinLatinRows = (rows: readonly string[], between: string): string => tidy(rows.join(between))

/** One space between words, and no stroke beside the text but an apostrophe before its first letter. */
const tidy = (text: string): string =>
  text
    .replace(/^[^A-Z']+|^'(?![A-Z])|[^A-Z.]+$/g, '')
    .replace(/\s*,[\s,]*/g, ', ')
    .replace(/\s+/g, ' ')
    .trim()
