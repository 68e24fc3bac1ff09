import type { ScannedLine } from '../../../../providers/ocr/index.ts'

/** A scanned line as the scanner gives it: its text in a box, its letters evenly spread, at a slope. */
export function scannedLine(
  text: string,
  [left, top, right, bottom]: readonly [number, number, number, number],
  { slope = 0, confidence = 0.99 }: { readonly slope?: number; readonly confidence?: number } = {},
): ScannedLine {
  const letters = [...text].map((letter, at, all) => ({
    text: letter,
    confidence,
    at: (at + 0.5) / all.length,
  }))
  const at = (x: number, y: number) => ({ x, y: y + slope * x })
  return {
    text,
    confidence,
    letters,
    corners: [at(left, top), at(right, top), at(right, bottom), at(left, bottom)],
  }
}
