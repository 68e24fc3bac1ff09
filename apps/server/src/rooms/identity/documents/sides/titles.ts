import { foldForm } from '../../../../platform/text/simplified-forms.ts'
import type { LabelMeaning } from '../labels/label-words.ts'
import type { LaidLine } from '../lines/laid-line.ts'
import type { PrintedPage } from '../lines/understand-lines.ts'
import { MRZ_PRINT } from '../mrz/mrz-print.ts'
import type { SideName } from './side.ts'

/** What stands on this side of this document only. */
const OWN: Readonly<Record<SideName, readonly LabelMeaning[]>> = {
  id_front: ['title_id'],
  id_reverse: ['father', 'mother', 'parents', 'spouse', 'military_status'],
  resident_front: ['title_resident', 'immigration_agency'],
  resident_reverse: ['title_resident', 'immigration_agency'],
  passport: ['title_passport'],
}

/** Titles in Chinese, and how many of their letters in order tell them where a reader lost the others. */
const SURVIVING: Readonly<Partial<Record<SideName, readonly [title: string, letters: number]>>> = {
  id_front: ['國民身分證', 3],
  resident_front: ['居留證', 2],
}

/** 身分證號 is the label of a number, which other documents have as well. */
const NUMBER_LABEL = /[號編\u53f7\u7f16]/u

/** Whether a side says which document it is, by its title or what is left of it. */
export const isTitled = ({ labels, values, blanks }: PrintedPage, name: SideName): boolean =>
  labels.some(({ meaning }) => OWN[name].includes(meaning)) ||
  [...values, ...blanks].some((line) => isRestOfTitle(line, name))

function isRestOfTitle({ text }: LaidLine, name: SideName): boolean {
  const [title, letters] = SURVIVING[name] ?? ['', 1]
  return (
    !NUMBER_LABEL.test(text) && lettersInOrder([...title].map(foldForm), [...text].map(foldForm)) >= letters
  )
}

/** How many letters of a title stand in a line, in their order: the longest common subsequence. */
function lettersInOrder(title: readonly string[], line: readonly string[]): number {
  let row = new Array<number>(title.length + 1).fill(0)
  for (const letter of line) {
    const next = [0]
    for (const [at, wanted] of title.entries())
      next.push(wanted === letter ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0))
    row = next
  }
  return row.at(-1) ?? 0
}

/** Whether the title of another kind of card is on the side, and nothing that only this side has: a card may lie on print. */
export const isOtherDocument = (page: PrintedPage, name: SideName): boolean =>
  page.labels.some(({ meaning }) => meaning === 'title_other') &&
  !isTitled(page, name) &&
  !(name === 'passport' && page.lines.some(({ text }) => MRZ_PRINT.test(text)))
