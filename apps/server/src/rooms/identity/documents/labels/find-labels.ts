import { foldForm } from '../../../../platform/text/simplified-forms.ts'
import { hasInnerDot } from '../fields/restore-dot.ts'
import { LABEL_WORDS, type LabelMeaning } from './label-words.ts'

/** A label found in a line: its letters from one index to before another. */
export interface LabelSpan {
  readonly meaning: LabelMeaning
  readonly from: number
  readonly to: number
}

interface Label {
  readonly meaning: LabelMeaning
  readonly letters: readonly string[]
  readonly isLatin: boolean
}

const LATIN = /[A-Za-z]/
const SILENT = /[\s.:：,/|()（）°'’-]/u
/** One misread, lost or added letter is tolerated per this many. */
const LETTERS_PER_FAULT = { han: 4, latin: 5 } as const
/** From this length on, one more is: no other words are so alike. */
const LONG_LATIN = 12

const foldLetter = (letter: string): string =>
  foldForm(letter.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase())

/** Readers take a small rn for an m. */
const asPrinted = (words: string): string[] =>
  words.includes('rn') ? [words, words.replaceAll('rn', 'm')] : [words]

/** Longest first: 出生地 is not 出生. */
const LABELS: readonly Label[] = (Object.keys(LABEL_WORDS) as LabelMeaning[])
  .flatMap((meaning) =>
    LABEL_WORDS[meaning].flatMap(asPrinted).map((words) => ({
      meaning,
      letters: [...words].filter((letter) => !SILENT.test(letter)).map(foldLetter),
      isLatin: LATIN.test(words),
    })),
  )
  .toSorted((one, other) => other.letters.length - one.letters.length)

/** Finds all labels in a line’s letters, the longest first where they overlap, in the order of the line. */
export function findLabels(letters: readonly string[]): LabelSpan[] {
  const spoken = letters.flatMap((letter, index) => (SILENT.test(letter) ? [] : [{ letter, index }]))
  const folded = spoken.map(({ letter }) => foldLetter(letter))
  const taken = new Array<boolean>(spoken.length).fill(false)
  const spans: LabelSpan[] = []
  const present = new Set(folded)
  const isBeforeDot = isBeforeDottedName(letters)
  for (const [label, isFuzzy] of IN_ORDER) {
    if (isAbsent(label, isFuzzy, present)) continue
    for (let from = 0; from < folded.length; from += 1) {
      const length = isFuzzy ? similarAt(folded, from, label) : exactAt(folded, from, label)
      if (length === 0 || taken.slice(from, from + length).includes(true)) continue
      if (!isWholeWord(spoken, from, from + length, label)) continue
      const isSingle = label.letters.length === 1
      const isNamed = isBehindName(spoken, from) || isBracketed(letters, spoken[from]?.index)
      if (isSingle && !isAlone(folded, from) && !(from === 0 && isBeforeDot) && !isNamed) continue
      taken.fill(true, from, from + length)
      const [first, last] = [spoken[from], spoken[from + length - 1]]
      if (first === undefined || last === undefined) continue
      spans.push({ meaning: label.meaning, from: first.index, to: last.index + 1 })
    }
  }
  const found = spans
    .map((span) => widened(span, spoken, folded, taken))
    .toSorted((one, other) => one.from - other.from)
  return ofRelative(found, spoken, folded)
}

/** A name’s label at the beginning of a line behind what was read of a relative’s is that relative’s: 母規姓名 is 母親姓名. */
function ofRelative(
  spans: LabelSpan[],
  spoken: readonly { readonly index: number }[],
  folded: readonly string[],
): LabelSpan[] {
  const named = spans.find(({ meaning, to, from }) => meaning === 'name' && to - from > 1)
  const before = spoken.filter(({ index }) => named !== undefined && index < named.from).length
  const [first = '', second = ''] = folded
  if (named === undefined || before < 1 || before > 2 || !HAN.test(first)) return spans
  const is = (read: string, letter: string) =>
    read === foldLetter(letter) || alike.get(foldLetter(letter))?.has(read) === true
  const meaning = is(first, '父')
    ? 'father'
    : is(first, '母')
      ? 'mother'
      : before === 2 && (is(first, '配') || is(second, '偶'))
        ? 'spouse'
        : null
  if (meaning === null || (before === 2 && !HAN.test(second))) return spans
  const whole = { meaning, from: spoken[0]?.index ?? 0, to: named.to } as const
  return [whole, ...spans.filter(({ from }) => from >= named.to)]
}

/** A label within a longer one of the same meaning, of which a letter was misread: 卢籍地址 is 戶籍地址. */
function widened(
  span: LabelSpan,
  spoken: readonly { readonly index: number }[],
  folded: readonly string[],
  taken: boolean[],
): LabelSpan {
  const from = spoken.findIndex(({ index }) => index === span.from)
  const to = spoken.findIndex(({ index }) => index === span.to - 1) + 1
  const longer = LABELS.filter(
    ({ meaning, letters, isLatin }) => meaning === span.meaning && !isLatin && letters.length > to - from,
  )
  for (const { letters } of longer) {
    const start = to - letters.length
    if (start < 0 || taken.slice(start, from).includes(true)) continue
    const misread = letters.flatMap((letter, at) => {
      const read = folded[start + at] ?? ''
      return read === letter ? [] : [read]
    })
    const most = Math.floor(letters.length / LETTERS_PER_FAULT.han)
    if (misread.length > most || !misread.every((letter) => HAN.test(letter))) continue
    taken.fill(true, start, from)
    return { ...span, from: spoken[start]?.index ?? span.from }
  }
  return span
}

const PRINTED = new Set(LABELS.map(({ letters }) => letters.join('')))

/** Whether a text is a label letter for letter, in any form of its letters. */
export const isPrintedLabel = (text: string): boolean =>
  PRINTED.has(
    [...text]
      .filter((letter) => !SILENT.test(letter))
      .map(foldLetter)
      .join(''),
  )

/** The label that a text is as a whole; null where it is none, or more than one. */
export function wholeLabelOf(text: string): LabelMeaning | null {
  const letters = [...text].filter((letter) => !SILENT.test(letter))
  const [span] = findLabels(letters)
  return span !== undefined && span.from === 0 && span.to === letters.length ? span.meaning : null
}

/** A label of one letter stands alone, before a name, or before its English word. */
const isAlone = (letters: readonly string[], from: number): boolean =>
  from === 0 && letters.filter((letter) => !LATIN.test(letter)).length <= LONGEST_NAMED
const LONGEST_NAMED = 6

/** A relative’s label of one letter behind the name, with a space between them: 曹語郁 母. */
function isBehindName(
  spoken: readonly { readonly letter: string; readonly index: number }[],
  from: number,
): boolean {
  const [before, label] = [spoken[from - 1], spoken[from]]
  return (
    before !== undefined &&
    label !== undefined &&
    from === spoken.length - 1 &&
    RELATIVE.has(label.letter) &&
    label.index > before.index + 1 &&
    from >= FEWEST_NAMED &&
    from < LONGEST_NAMED &&
    spoken.every(({ letter }) => HAN.test(letter))
  )
}
const RELATIVE = new Set(['父', '母'])

const [OPENING, CLOSING] = [new Set('(（[［【〔〈《{'), new Set(')）]］】〕〉》}')]

/** A relative’s label of one letter in brackets, whatever stands before it: 拉巴敖．巴達蓋（父）. */
const isBracketed = (letters: readonly string[], at = 0): boolean =>
  RELATIVE.has(letters[at] ?? '') &&
  OPENING.has(letters[at - 1] ?? '') &&
  (at === letters.length - 1 || CLOSING.has(letters[at + 1] ?? ''))
const HAN = /^\p{Script=Han}$/u
const FEWEST_NAMED = 2

/** A name of parts with a dot between them is longer than others, and none begins with 父, 母 or 名. */
function isBeforeDottedName(letters: readonly string[]): boolean {
  const [, ...behind] = letters.filter((letter) => letter.trim() !== '')
  return behind.length <= LONGEST_WITH_DOT && hasInnerDot(behind.join('')) && !/\d/.test(behind.join(''))
}
const LONGEST_WITH_DOT = 16

const exactly = (label: Label) => [label, false] as const
const roughly = (label: Label) => [label, true] as const

const isSingle = ({ letters }: Label): boolean => letters.length === 1
/** Exact matches come first (統一證號 is not a misread 統一編號), single letters last (父 begins 父親). */
const IN_ORDER = [LABELS.filter((label) => !isSingle(label)), LABELS.filter(isSingle)].flatMap((labels) => [
  ...labels.map(exactly),
  ...labels.map(roughly),
])

/** Whether a line lacks so many of the label’s letters that it is nowhere in it. */
function isAbsent(label: Label, isFuzzy: boolean, present: ReadonlySet<string>): boolean {
  const most = isFuzzy ? Math.max(faultsOf(label), 1) : 0
  let missing = 0
  for (const letter of label.letters) if (!present.has(letter)) missing += 1
  return missing > most
}

/** Tolerated misread, lost or added letters. */
const faultsOf = ({ letters, isLatin }: Label): number =>
  Math.floor(letters.length / LETTERS_PER_FAULT[isLatin ? 'latin' : 'han']) +
  (isLatin && letters.length >= LONG_LATIN ? 1 : 0)

/** The number of letters from `from` on that form the label; 0 when it is not there. */
const exactAt = (folded: readonly string[], from: number, { letters }: Label): number =>
  letters.every((letter, at) => folded[from + at] === letter) ? letters.length : 0

/** A small l is taken for the I that a word begins with. */
const isSameStart = (read: string | undefined, letter: string | undefined): boolean =>
  read === letter || (letter === 'I' && read === 'L')

/** The same with misread, lost or added letters. The first of a Latin label is as printed. */
function similarAt(folded: readonly string[], from: number, label: Label): number {
  const { letters, isLatin } = label
  if (!isLatin && isLookAlike(folded, from, letters)) return letters.length
  const faults = faultsOf(label)
  if (faults === 0 || folded[from] === undefined || (isLatin && !isSameStart(folded[from], letters[0])))
    return 0
  return nearestLength(letters, folded.slice(from, from + letters.length + faults), faults)
}

/** How many of the read letters are the label with at most so many faults: those with the fewest; 0 where none are. */
function nearestLength(label: readonly string[], read: readonly string[], faults: number): number {
  let row = Array.from({ length: read.length + 1 }, (_, at) => at)
  for (const [at, letter] of label.entries()) {
    const next = [at + 1]
    for (const [column, opposite] of read.entries())
      next.push(
        Math.min(
          (row[column] ?? 0) + (letter === opposite ? 0 : 1),
          (row[column + 1] ?? 0) + 1,
          (next[column] ?? 0) + 1,
        ),
      )
    // Faults only grow from row to row.
    if (Math.min(...next) > faults) return 0
    row = next
  }
  const fewest = Math.min(...row)
  const usual = Math.min(label.length, read.length)
  const fitting = row
    .flatMap((cost, length) => (cost === fewest && length > 0 ? [length] : []))
    .toSorted((one, other) => Math.abs(one - usual) - Math.abs(other - usual))
  return fewest > faults ? 0 : (fitting[0] ?? 0)
}

/** What readers make of letters of short labels in small print. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  住: '佳往任生仕佺隹',
  址: '扯坦祉',
  父: '交乂爻义文',
  母: '毋每毌',
  親: '规規覌见親',
  配: '酡記配',
  偶: '码禺隅傷碼耦食偊喁傅傳偈',
  役: '没設设殁投沒',
  別: '别刖则',
  兵: '共乓乒',
}
const alike = new Map(
  Object.entries(LOOK_ALIKES).map(([letter, others]) => [
    foldLetter(letter),
    new Set([...others].map(foldLetter)),
  ]),
)

/** Whether the letters are the label’s but for one that looks like it; a label of one letter is that letter. */
function isLookAlike(folded: readonly string[], from: number, letters: readonly string[]): boolean {
  const faults = letters.flatMap((letter, at) => {
    const read = folded[from + at] ?? ''
    return read === letter ? [] : [alike.get(letter)?.has(read) === true ? 1 : letters.length + 1]
  })
  return faults.length > 0 && faults.reduce((sum, one) => sum + one, 0) === 1
}

/** A Latin label is a whole word: neither the letter before it nor the one after it continues it. */
function isWholeWord(
  spoken: readonly { readonly letter: string; readonly index: number }[],
  from: number,
  to: number,
  { isLatin }: Label,
): boolean {
  if (!isLatin) return true
  const [before, first] = [spoken[from - 1], spoken[from]]
  const [last, after] = [spoken[to - 1], spoken[to]]
  return !isOneWord(before, first) && !isOneWord(last, after)
}

type Spoken = { readonly letter: string; readonly index: number } | undefined

/** Readers lose the space between words, but not the capital that begins one. */
const isOneWord = (one: Spoken, other: Spoken): boolean =>
  one !== undefined &&
  other !== undefined &&
  other.index === one.index + 1 &&
  LATIN.test(one.letter) &&
  LATIN.test(other.letter) &&
  !(/[a-z]/.test(one.letter) && /[A-Z]/.test(other.letter))
