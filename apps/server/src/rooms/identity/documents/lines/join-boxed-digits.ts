import { hasValidIdCheckDigit } from '@gamehall/contract/identity'
import { WHOLE_NUMBER } from './id-number-format.ts'
import { joinLines } from './join-lines.ts'
import { centreOf, heightOf, type LaidLine, type Level } from './laid-line.ts'
import type { Cells } from './understand-lines.ts'

/** A letter or some digits, in boxes of their own or a few boxes read as one. */
const PART = /^\s*[A-Z]{0,2}\d{0,5}\s*$/
/** In heights: from one part to the next, and how far their middles differ. */
const [WIDEST, SAME_ROW] = [3, 0.4]
const MOST_UNLIKE = 1.6
const FEWEST_PARTS = 3

/** Joins a number whose letters are printed in boxes beside each other, or in groups far apart where its check digit holds. */
export function joinBoxedDigits(values: readonly LaidLine[], cells: Cells, level: Level): LaidLine[] {
  const joined: LaidLine[] = []
  const taken = new Set<LaidLine>()
  const parts = values
    .filter(({ text }) => PART.test(text) && text.trim() !== '')
    .toSorted((one, other) => one.box.left - other.box.left)
  for (const first of parts) {
    if (taken.has(first)) continue
    const row = rowFrom(
      first,
      parts.filter((part) => !taken.has(part)),
    )
    const isBoxed =
      hasValidIdCheckDigit(textOf(row)) ||
      row.slice(1).some((part, at) => cells.parts(row[at] ?? first, part))
    if (row.length < FEWEST_PARTS || !isBoxed || !WHOLE_NUMBER.test(textOf(row))) continue
    for (const part of row) taken.add(part)
    const whole = row.reduce((before, part) => joinLines(before, part, level))
    joined.push({ ...whole, text: textOf(row) })
  }
  return [...values.filter((value) => !taken.has(value)), ...joined]
}

const textOf = (row: readonly LaidLine[]): string =>
  row.map(({ text }) => text.replaceAll(/\s/g, '')).join('')

function rowFrom(first: LaidLine, parts: readonly LaidLine[]): LaidLine[] {
  const row = [first]
  for (const part of parts) {
    const last = row.at(-1) ?? first
    const height = Math.max(heightOf(last), heightOf(part))
    const gap = part.box.left - last.box.right
    const isNext =
      part !== last &&
      gap > -height / 2 &&
      gap < WIDEST * height &&
      height < MOST_UNLIKE * Math.min(heightOf(last), heightOf(part)) &&
      Math.abs(centreOf(part) - centreOf(last)) < SAME_ROW * height
    if (isNext) row.push(part)
  }
  return row
}
