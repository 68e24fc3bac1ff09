import type { GreyPicture } from '../picture/grey-picture.ts'
import { cellsOf } from './cells.ts'
import { findRules } from './find-rules.ts'
import { joinBoxedDigits } from './join-boxed-digits.ts'
import type { PrintedPage } from './understand-lines.ts'

/** The page with its cells, where rules are printed. */
export function findCells(picture: GreyPicture, page: PrintedPage): PrintedPage {
  const rules = findRules(picture, page.lines, page.level)
  if (rules === null || rules.across.length === 0 || rules.down.length === 0) return page
  const values = joinBoxedDigits(page.values, cellsOf(rules, page), page.level)
  const cells = cellsOf(rules, { ...page, values })
  return { ...page, values, ...(cells.isTold && { cells }) }
}
