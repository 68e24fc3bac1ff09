import type { FieldReading } from '../document-reading.ts'
import { findLabels, isPrintedLabel, type LabelSpan } from '../labels/find-labels.ts'
import type { LabelMeaning } from '../labels/label-words.ts'
import { isMilitaryStatus } from '../lexicons/military-statuses.ts'
import type { FieldFormat } from '../sides/side.ts'

/** Formats of words; the others hold digits or a letter, and no label fits them. */
const WORDS = new Set<FieldFormat>(['chinese_name', 'chinese', 'place', 'address', 'latin_name', 'latin'])
/** Confidence cap of a value that was read together with a label. */
const DOUBTED = 0.8
/** What readers make of 姓名 and its colon; no name begins so. */
const MISREAD_NAME = /^[生性胜姓]名·?/u
/** A parent’s label of one letter, or a rare surname. */
const PARENT = /^[父母]/u
const OUTER = /^[\s.,:：·/-]+|[\s,:：·/-]+$/gu
/** A shorter value is no value. */
const SHORTEST = 2
/** From this length on, no name or place is the same word. */
const LONG_LATIN = 5
/** From these lengths on, a label is certain though one of its letters was misread. */
const MISREAD = { han: 4, latin: 10 } as const
/** Labels that are no part of an address, wherever they stand in it. */
const NEVER_IN_ADDRESS = new Set<LabelMeaning>([
  'name',
  'id_number',
  'resident_number',
  'gender',
  'birth_date',
  'issue_date',
  'expiry_date',
  'parents',
  'spouse',
  'military_status',
  'birthplace',
  'address',
])

/**
 * A value without the words of a label that were read as its beginning or its end, or within an address: the second reading of a
 * line may know a label that the scan misread. It is doubted then, and so is one with a label anywhere in it, or with a word that
 * resembles one.
 */
export function stripLabels(read: FieldReading, as: FieldFormat): FieldReading {
  if (!WORDS.has(as) || (as === 'chinese' && isMilitaryStatus(read.value))) return read
  const named = as === 'chinese_name' ? read.value.replace(MISREAD_NAME, '') : read.value
  const outer = stripOuter(named)
  const stripped = as === 'address' ? stripInner(outer) : outer
  // 兵役 is a label, and ends what no list has.
  const value = as === 'chinese' && !isMilitaryStatus(stripped) ? read.value : stripped
  const mayBeLabelled = findLabels([...value]).length > 0 || (as === 'chinese_name' && PARENT.test(value))
  if (value === read.value && !mayBeLabelled) return read
  return { value, confidence: Math.min(DOUBTED, read.confidence) }
}

function stripOuter(text: string): string {
  const letters = [...text]
  const isEnd = (from: number, to: number) => letters.slice(from, to).join('').replace(OUTER, '') === ''
  for (const { from, to } of findLabels(letters)) {
    const words = letters.slice(from, to).join('')
    if (!isCertainLabel(words) && !isLong(words)) continue
    const rest = isEnd(0, from)
      ? letters.slice(to)
      : isEnd(to, letters.length)
        ? letters.slice(0, from)
        : null
    const value = rest?.join('').replace(OUTER, '') ?? ''
    if ([...value].length >= SHORTEST) return stripOuter(value)
  }
  return text
}

/** An address without a label’s words in it, as of another row’s label that was read with the row. */
function stripInner(address: string): string {
  const letters = [...address]
  const isOther = ({ meaning, from, to }: LabelSpan) =>
    NEVER_IN_ADDRESS.has(meaning) && isCertainLabel(letters.slice(from, to).join(''))
  const others = findLabels(letters).filter(isOther)
  return letters.filter((_, at) => !others.some(({ from, to }) => at >= from && at < to)).join('')
}

/** Whether words that resemble a label are long enough to be one. */
function isLong(words: string): boolean {
  const written = words.replace(/[^\p{L}]/gu, '')
  return [...written].length >= (/[A-Za-z]/.test(written) ? MISREAD.latin : MISREAD.han)
}

/** Whether these are the words of a label as printed, which are long enough to be nothing else. */
const isCertainLabel = (words: string): boolean =>
  isPrintedLabel(words) && [...words].length >= (/[A-Za-z]/.test(words) ? LONG_LATIN : SHORTEST)
