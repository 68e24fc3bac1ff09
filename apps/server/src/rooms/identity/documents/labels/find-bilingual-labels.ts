import type { ScannedLetter } from '../../../../providers/ocr/index.ts'
import { findLabels, type LabelSpan } from './find-labels.ts'

const STROKE = /[/／]/u
/** Behind a stroke values are capitals, digits and Chinese. */
const WORDS = /^\D*\p{Ll}{2}\D*$/u

/**
 * The labels in a line, each with its words in languages that are not known here: `Geburtsort / Place of birth`. Between a
 * stroke and the label, or between two strokes, no value stands.
 */
export function findBilingualLabels(letters: readonly ScannedLetter[]): LabelSpan[] {
  const texts = letters.map(({ text }) => text)
  const isWritten = (text: string) => text.trim() !== ''
  const textIn = (from: number, to: number) => texts.slice(from, to).join('')
  const spans = findLabels(texts)
  return spans.map((span, at) => {
    const [before, after] = [spans[at - 1]?.to ?? 0, spans[at + 1]?.from ?? texts.length]
    const previous = before + texts.slice(before, span.from).findLastIndex(isWritten)
    const next = span.to + texts.slice(span.to, after).findIndex(isWritten)
    const isAfterWords = STROKE.test(texts[previous] ?? '') && !/\d/.test(textIn(before, previous))
    const isBeforeWords = STROKE.test(texts[next] ?? '') && WORDS.test(textIn(next + 1, after))
    return { ...span, from: isAfterWords ? before : span.from, to: isBeforeWords ? after : span.to }
  })
}
