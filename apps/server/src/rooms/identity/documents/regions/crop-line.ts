import type { TextBox } from '../../../../providers/ocr/index.ts'
import type { GreyPicture } from '../picture/grey-picture.ts'

/** Pixels darker than this are ink, after lighting is normalized. */
const INK = 130
const SPECKS = 2
/** Margin narrower than the space between two letters. */
const PAPER_PX = 3

function hasInk({ data, width }: GreyPicture, x: number, top: number, bottom: number): boolean {
  let ink = 0
  for (let y = top; y < bottom; y += 1) if ((data[y * width + x] ?? 255) < INK) ink += 1
  return ink > SPECKS
}

/** The blank columns before the first ink. */
const before = (x: number, left: number, widest: number): number[] =>
  Array.from({ length: Math.min(widest, x - left) }, (_, at) => x - Math.min(widest, x - left) + at)

/**
 * Crops a line of text and narrows wide gaps, because OCR takes spread letters for noise. `gap` is the widest gap kept,
 * as a share of the line’s height. Null without ink.
 */
export function cropLine(even: GreyPicture, box: TextBox, gap: number, picture = even): GreyPicture | null {
  const left = Math.max(0, Math.round(box.left))
  const top = Math.max(0, Math.round(box.top))
  const right = Math.min(even.width, Math.round(box.right))
  const bottom = Math.min(even.height, Math.round(box.bottom))
  const height = bottom - top
  if (height < 4 || right - left < 4) return null
  const isInked = (x: number) => hasInk(even, x, top, bottom)
  const widest = Math.max(2, Math.round(height * gap))
  const columns: number[] = []
  // A margin stays at both ends: OCR misreads strokes at the edge.
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

/** Maximum letter width as a share of the line’s height; touching letters are cut here. */
const WIDEST_LETTER = 0.85

/** The box of the first letter of a line, with a margin. Null without ink. */
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
