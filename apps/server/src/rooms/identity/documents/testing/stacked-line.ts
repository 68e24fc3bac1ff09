import type { ScannedLine, TextBox } from '../../../../providers/ocr/index.ts'

/** A column as the scanner gives it: upright letters one below another, evenly spread between its top and its bottom. */
export function stackedLine(
  text: string,
  [left, top, right, bottom]: readonly [TextBox['left'], TextBox['top'], TextBox['right'], TextBox['bottom']],
): ScannedLine {
  const letters = [...text].map((letter, at) => ({
    text: letter,
    confidence: 0.9,
    at: (at + 0.5) / text.length,
  }))
  return {
    text,
    confidence: 0.9,
    letters,
    corners: [
      { x: right, y: top },
      { x: right, y: bottom },
      { x: left, y: bottom },
      { x: left, y: top },
    ],
    isStacked: true,
  }
}
