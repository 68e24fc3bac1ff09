import type { ScannedLetter } from '../../../../providers/ocr/index.ts'
import { findLabels, type LabelSpan } from '../labels/find-labels.ts'

const STROKE = /[/／]/u
/** Behind a stroke values are capitals, digits and Chinese. */
const WORDS = /^\D*\p{Ll}{2}\D*$/u

/**
 * The labels in a line, each with its words in languages that are not known here: `Geburtsort / Place of birth`. Between a
 * stroke and the label, or between two strokes, no value stands.
 */
export function withTranslations(letters: readonly ScannedLetter[]): LabelSpan[] {
  const texts = letters.map(({ text }) => text)
  const spans = findLabels(texts)
  return spans.map((span, at) => {
    const [before, after] = [spans[at - 1]?.to ?? 0, spans[at + 1]?.from ?? texts.length]
    const stroke = lastWritten(texts, before, span.from)
    const isTranslated = STROKE.test(texts[stroke] ?? '') && !/\d/.test(textIn(texts, before, stroke))
    const from = isTranslated ? before : span.from
    const next = firstWritten(texts, span.to, after)
    const to = STROKE.test(texts[next] ?? '') && WORDS.test(textIn(texts, next + 1, after)) ? after : span.to
    return { ...span, from, to }
  })
}

function lastWritten(texts: readonly string[], from: number, to: number): number {
  for (let at = to - 1; at >= from; at -= 1) if (texts[at]?.trim() !== '') return at
  return -1
}

function firstWritten(texts: readonly string[], from: number, to: number): number {
  for (let at = from; at < to; at += 1) if (texts[at]?.trim() !== '') return at
  return -1
}

const textIn = (texts: readonly string[], from: number, to: number): string => texts.slice(from, to).join('')
