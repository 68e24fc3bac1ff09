import { drawAcross, findStack, shareOfRow } from '../../../../providers/ocr/index.ts'
import type { LaidLine } from '../lines/laid-line.ts'
import type { GreyPicture } from '../picture/grey-picture.ts'

interface Pictures {
  readonly picture: GreyPicture
  readonly even: GreyPicture
}

/**
 * A column of upright letters, cut out lying as a line that runs down, with its letters side by side. `margin` is the strip’s at
 * both ends.
 */
export function layStackedStrip(
  { picture, even }: Pictures,
  scanned: LaidLine,
  margin: number,
): Pictures & { readonly scanned: LaidLine } {
  const column = raise(even)
  const stack = findStack(column)
  if (stack === null) return { picture, even, scanned }
  const { height, width: length } = even
  const draw = (of: GreyPicture, paper: number) =>
    withMargins(drawAcross(of, { ...stack, paper }, height), Math.round(margin), paper)
  const letters = scanned.letters.map((letter) => ({
    ...letter,
    at: shareOfRow(stack, (margin + letter.at * (length - 2 * margin)) / length),
  }))
  const plain = raise(picture)
  return {
    picture: draw(plain, medianOf(plain)),
    even: draw(column, stack.paper),
    scanned: { ...scanned, letters },
  }
}

/** A strip of lying letters upright: its left end becomes the top. */
function raise({ data, width, height }: GreyPicture): GreyPicture {
  const raised = new Uint8Array(data.length)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) raised[x * height + (height - 1 - y)] = data[y * width + x] ?? 0
  return { data: raised, width: height, height: width }
}

function withMargins({ data, width, height }: GreyPicture, margin: number, paper: number): GreyPicture {
  const wide = new Uint8Array((width + 2 * margin) * height).fill(paper)
  for (let y = 0; y < height; y += 1)
    wide.set(data.subarray(y * width, (y + 1) * width), y * (width + 2 * margin) + margin)
  return { data: wide, width: width + 2 * margin, height }
}

const medianOf = ({ data }: GreyPicture): number => data.toSorted()[data.length >> 1] ?? 255
