import type { TextBox } from '../../../../providers/ocr/index.ts'
import type { GreyPicture } from '../picture/grey-picture.ts'

/** Darker than this is ink, on paper that was evenly lit. */
const INK = 130
const SPECKS = 2
/** Less than stands between two letters. */
const PAPER_PX = 3

function hasInk({ data, width }: GreyPicture, x: number, top: number, bottom: number): boolean {
  let ink = 0
  for (let y = top; y < bottom; y += 1) if ((data[y * width + x] ?? 255) < INK) ink += 1
  return ink > SPECKS
}

/** The columns of paper before the first ink. */
const before = (x: number, left: number, widest: number): number[] =>
  Array.from({ length: Math.min(widest, x - left) }, (_, at) => x - Math.min(widest, x - left) + at)

/**
 * A line of text without the paper around it, its letters moved together: the reader takes letters that stand far apart for
 * strewn signs. `gap` is the widest that stays, as a share of the line's height. Null without any ink.
 */
export function closeUp(even: GreyPicture, box: TextBox, gap: number, picture = even): GreyPicture | null {
  const left = Math.max(0, Math.round(box.left))
  const top = Math.max(0, Math.round(box.top))
  const right = Math.min(even.width, Math.round(box.right))
  const bottom = Math.min(even.height, Math.round(box.bottom))
  const height = bottom - top
  if (height < 4 || right - left < 4) return null
  const isInked = (x: number) => hasInk(even, x, top, bottom)
  const widest = Math.max(2, Math.round(height * gap))
  const columns: number[] = []
  // Some paper stays at either end: a stroke at the very edge is read as another.
  let blank = 0
  let isWritten = false
  for (let x = left; x < right; x += 1) {
    const inked = isInked(x)
    blank = inked ? 0 : blank + 1
    if (inked && !isWritten) columns.splice(0, columns.length, ...before(x, left, widest))
    isWritten ||= inked
    if (blank <= widest) columns.push(x)
  }
  if (!isWritten || columns.length < height / 3) return null
  const data = new Uint8Array(columns.length * height)
  for (let y = 0; y < height; y += 1)
    for (const [at, x] of columns.entries())
      data[y * columns.length + at] = picture.data[(top + y) * picture.width + x] ?? 255
  return { data, width: columns.length, height }
}

/** No letter is wider than this share of its line’s height; letters that touch are cut here. */
const WIDEST_LETTER = 0.85

/** Where on an evenly lit page the first letter of a line of text stands, with a little paper around. Null without any ink. */
export function firstLetterBox(even: GreyPicture, box: TextBox): TextBox | null {
  const top = Math.max(0, Math.round(box.top))
  const bottom = Math.min(even.height, Math.round(box.bottom))
  const end = Math.min(even.width, Math.round(box.right))
  let left = Math.max(0, Math.round(box.left))
  while (left < end && !hasInk(even, left, top, bottom)) left += 1
  const widest = Math.min(end, left + Math.round((bottom - top) * WIDEST_LETTER))
  let right = left
  while (right < widest && hasInk(even, right, top, bottom)) right += 1
  return right === left ? null : { left: left - PAPER_PX, right: right + PAPER_PX, top, bottom }
}
