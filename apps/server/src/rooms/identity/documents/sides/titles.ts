import { foldForm } from '../../../../platform/text/simplified-forms.ts'
import type { LaidLine } from '../lines/laid-line.ts'
import type { PrintedPage } from '../lines/understand-lines.ts'
import { MRZ_PRINT } from '../mrz/mrz-print.ts'
import type { SideName, Title } from './side.ts'
import { SIDES } from './sides.ts'

/** 身分證號 is the label of a number, which other documents have as well. */
const NUMBER_LABEL = /[號編\u53f7\u7f16]/u

/** Whether a side says which document it is, by its title, what is left of it, or another label that only this side has. */
export function isTitled({ labels, values, blanks }: PrintedPage, name: SideName): boolean {
  const { title, own } = SIDES[name]
  return (
    labels.some(({ meaning }) => meaning === title?.label || own.includes(meaning)) ||
    [...values, ...blanks].some((line) => isRestOfTitle(line, title))
  )
}

function isRestOfTitle({ text }: LaidLine, title: Title | null): boolean {
  const { surviving } = title ?? {}
  if (surviving === undefined || NUMBER_LABEL.test(text)) return false
  return lettersInOrder([...surviving.text].map(foldForm), [...text].map(foldForm)) >= surviving.letters
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
  !(SIDES[name].format === 'passport' && page.lines.some(({ text }) => MRZ_PRINT.test(text)))
