import { foldForm } from '../../../../platform/text/simplified-forms.ts'
import type { ScannedLetter } from '../../../../providers/ocr/index.ts'
import { findLabels, type LabelSpan } from './find-labels.ts'
import { LABEL_WORDS, type LabelMeaning } from './label-words.ts'

const STROKE = /[/／]/u
/** Labels are numbered on some documents: `3. Geburtstag / Date of birth`. */
const NUMBERING = /^\s*\d{1,2}\s*[.,)]/
/** Behind a stroke values are capitals, digits and Chinese. */
const WORDS = /^\D*\p{Ll}{2}\D*$/u
/** A value behind those words: `Surname/Nom MARTIN`. */
const CAPITALS = /(?<=\p{Ll}{2}\s*)\p{Lu}[\p{Lu}\s,.'’-]{2,}$/u
/** Words right before a label that are misread words of it, as values have no small letters: `Residenal Address`. */
const SMALL_WORDS = /[\p{Script=Latin}' ]*\p{Ll}{2}[\p{Script=Latin}' ]*$/u
const NOTHING = /^[\s.:：,，/／|]*$/u

/**
 * The labels in a line, each with its number and its words in languages that are not known here: `3. Geburtstag / Date of
 * birth`. Between a stroke and the label, or between two strokes, no value stands.
 */
export function findBilingualLabels(letters: readonly ScannedLetter[]): LabelSpan[] {
  const texts = letters.map(({ text }) => text)
  const isWritten = (text: string) => text.trim() !== ''
  const textIn = (from: number, to: number) => texts.slice(from, to).join('')
  const spans = findLabels(texts)
  const widened = spans.map((span, at) => {
    const [before, after] = [spans[at - 1]?.to ?? 0, spans[at + 1]?.from ?? texts.length]
    const previous = before + texts.slice(before, span.from).findLastIndex(isWritten)
    const next = span.to + texts.slice(span.to, after).findIndex(isWritten)
    const unnumbered = textIn(before, span.from).replace(NUMBERING, '')
    const words = SMALL_WORDS.exec(textIn(before, span.from))?.[0] ?? ''
    const isAfterWords = STROKE.test(texts[previous] ?? '') && !/\d/.test(unnumbered)
    const behind = textIn(next + 1, after)
    const isBeforeWords = STROKE.test(texts[next] ?? '') && WORDS.test(behind)
    return {
      ...span,
      from:
        isAfterWords || unnumbered.trim() === '' || isLeftOf(unnumbered.trim(), span.meaning)
          ? before
          : span.from - words.length,
      to: isBeforeWords ? after - (CAPITALS.exec(behind)?.[0].length ?? 0) : span.to,
    }
  })
  return joinRepeated(widened, textIn)
}

/** Whether the letters are what a reader left of a label’s Chinese words: 備 of 備註, before `Remarks`. */
const isLeftOf = (text: string, meaning: LabelMeaning): boolean =>
  CHINESE.test(text) && LABEL_WORDS[meaning].some((label) => isWithinInOrder([...text].map(foldForm), label))
const CHINESE = /^\p{Script=Han}{1,4}$/u

function isWithinInOrder(letters: readonly string[], label: string): boolean {
  let at = 0
  for (const letter of label) if (foldForm(letter) === letters[at]) at += 1
  return at === letters.length
}

/** A label that is repeated in other words is one: `Date of birth / Date de naissance`, `Name / Surname`. */
function joinRepeated(
  spans: readonly LabelSpan[],
  textIn: (from: number, to: number) => string,
): LabelSpan[] {
  const joined: LabelSpan[] = []
  for (const span of spans) {
    const before = joined.at(-1)
    const meaning =
      before !== undefined && NOTHING.test(textIn(before.to, span.from))
        ? meaningOf(before.meaning, span.meaning)
        : null
    if (before === undefined || meaning === null) joined.push(span)
    else joined[joined.length - 1] = { meaning, from: before.from, to: span.to }
  }
  return joined
}

/** What two labels side by side mean together; null where they are of different values. */
function meaningOf(one: LabelMeaning, other: LabelMeaning): LabelMeaning | null {
  if (one === other) return one
  const both = [one, other]
  return both.includes('name') && both.includes('surname') ? 'surname' : null
}
