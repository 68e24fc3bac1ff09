import type { GreyPicture } from '../picture/grey-picture.ts'
import { cellsOf } from './cells.ts'
import { findRules } from './find-rules.ts'
import { joinBoxedDigits } from './join-boxed-digits.ts'
import type { PrintedPage } from './understand-lines.ts'

/** One label in a cell may stand in it by chance: strokes of pictures and patterns look like rules. */
const FEWEST_FILLED = 2

/** The page with its cells, where rules are printed. */
export function findCells(picture: GreyPicture, page: PrintedPage): PrintedPage {
  const rules = findRules(picture, page.lines, page.level)
  if (rules === null || rules.across.length === 0 || rules.down.length === 0) return page
  const values = joinBoxedDigits(page.values, cellsOf(rules, page), page.level)
  const cells = cellsOf(rules, { ...page, values })
  return { ...page, values, ...(cells.filled >= FEWEST_FILLED && { cells }) }
}
