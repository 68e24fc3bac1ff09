import type { TextBox } from '../../../../providers/ocr/index.ts'
import { mirroredBorderOf, type Pixels } from './find-mirrored-border.ts'
import type { GreyPicture } from './grey-picture.ts'

/** How far a border may reach into the photo, and how wide one is at least, as shares of it. */
const [REACH, LEAST] = [0.85, 0.02]
/**
 * Brightness that bends this much from one pixel to the next is none of a border: those are plain, or blurred and then
 * compressed, little or much.
 */
const BENDS = [6, 10]
/** A border ends in all rows at one place, in pixels, */
const NEAR = 3
/** in at least this share of those in which it ends, */
const ALIKE = 0.4
/** with no more slope from their first half to their second than this share of them: a card on a plain table lies turned a little. */
const LEVEL = 0.001
/** What compression adds around its end reaches so far; more rows than this share that end before that are print. */
const [RINGING, BEFORE] = [12, 0.02]
/** Fewer rows than this share of the photo show no end. */
const FEWEST = 0.1
/** Of so many rows one is looked at: enough for where most of them end. */
const STEP = 4
/** A card’s rounded corner, as shares of its height: its rows, and how far in they begin at most. */
const [OUTERMOST, CORNER] = [0.03, 0.08]

/**
 * Where the camera’s picture lies within a photo: all of it, or what is within the borders that an editor added, of one colour,
 * of a gradient, of the drawn-out edge, of a blurred copy, or of the mirrored photo. A card with its rounded corners on a plain ground has no borders.
 */
export function findContentBox({ data, width, height }: GreyPicture): TextBox {
  const upright: Pixels = (x, y) => data[y * width + x] ?? 0
  const lying: Pixels = (y, x) => data[y * width + x] ?? 0
  const [right, bottom] = [width - 1, height - 1]
  return {
    left: borderOf(upright, width, height),
    top: borderOf(lying, height, width),
    right: right - borderOf((x, y) => upright(right - x, y), width, height),
    bottom: bottom - borderOf((y, x) => lying(bottom - y, x), height, width),
  }
}

/** The width of the border of one side; 0 without one. */
function borderOf(at: Pixels, width: number, height: number): number {
  for (const least of BENDS) {
    const border = borderBefore(at, width, height, least)
    if (border > 0) return border
  }
  return mirroredBorderOf(at, width, height)
}

function borderBefore(at: Pixels, width: number, height: number, least: number): number {
  const reach = Math.round(width * REACH)
  const rows = Math.ceil(height / STEP)
  const ends = Array.from({ length: rows }, (_, row) => endOf(at, row * STEP, reach, least)).filter(
    (end) => end !== null,
  )
  if (ends.length < FEWEST * rows) return 0
  const end = ends.toSorted((one, other) => one - other)[ends.length >> 1] ?? 0
  const isBorder = end >= LEAST * width && isStraight(ends, end) && !isRounded(ends, end)
  return isBorder ? end : 0
}

/** Where brightness bends first in a row; null where it does nowhere. */
function endOf(at: Pixels, along: number, reach: number, least: number): number | null {
  for (let across = 1; across < reach; across += 1) {
    const bend = at(across - 1, along) - 2 * at(across, along) + at(across + 1, along)
    if (Math.abs(bend) >= least) return across
  }
  return null
}

function isStraight(ends: readonly number[], middle: number): boolean {
  const alike = ends.filter((end) => Math.abs(end - middle) <= NEAR)
  const half = alike.length >> 1
  const slope = Math.abs(meanOf(alike.slice(0, half)) - meanOf(alike.slice(half)))
  const before = ends.filter((end) => end < middle - RINGING)
  return (
    alike.length >= ALIKE * ends.length &&
    slope <= LEVEL * STEP * ends.length &&
    before.length <= BEFORE * ends.length
  )
}

/** Whether the first and the last rows begin behind the others, as at a card’s rounded corners. */
function isRounded(ends: readonly number[], middle: number): boolean {
  const rows = Math.ceil(OUTERMOST * ends.length)
  return [ends.slice(0, rows), ends.slice(-rows)].every(
    (some) => meanOf(some) > middle + NEAR && Math.max(...some) < middle + CORNER * STEP * ends.length,
  )
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
