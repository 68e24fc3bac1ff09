import type { GreyPicture } from '../picture/grey-picture.ts'
import { findRulingLines } from './find-ruling-lines.ts'
import { joinBoxedDigits } from './join-boxed-digits.ts'
import { cellsOf } from './table-cells.ts'
import type { PrintedPage } from './understand-lines.ts'

/** The page with its cells, where rules are printed. */
export function findCells(picture: GreyPicture, page: PrintedPage): PrintedPage {
  const rules = findRulingLines(picture, page.lines, page.level)
  if (rules === null || rules.across.length === 0 || rules.down.length === 0) return page
  const values = joinBoxedDigits(page.values, cellsOf(rules, page), page.level)
  const cells = cellsOf(rules, { ...page, values })
  return { ...page, values, ...(cells.isTold && { cells }) }
}
