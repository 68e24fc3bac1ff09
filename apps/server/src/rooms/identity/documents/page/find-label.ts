import type { PlacedLine, TextBox } from '../../../../providers/ocr/index.ts'

/** The smallest box around others. */
export const boundingBox = (boxes: readonly TextBox[]): TextBox => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
})

/** One misread letter is tolerated per this many. */
const LETTERS_PER_FAULT = 4

/** Finds a label in the OCR lines, ignoring case and spaces; null when absent. */
export function findLabel(lines: readonly PlacedLine[], label: string): TextBox | null {
  const wanted = [...label.toUpperCase().replaceAll(' ', '')]
  const faults = Math.floor(wanted.length / LETTERS_PER_FAULT)
  for (const { letters } of lines) {
    const written = letters.filter(({ text }) => text.trim() !== '')
    for (let from = 0; from + wanted.length <= written.length; from += 1) {
      const part = written.slice(from, from + wanted.length)
      const wrong = part.filter(({ text }, at) => text.toUpperCase() !== wanted[at]).length
      if (wrong <= faults) return boundingBox(part.map(({ box }) => box))
    }
  }
  return null
}
