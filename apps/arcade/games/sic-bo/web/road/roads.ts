import type { TableResult } from '../../../../src/shared-rounds/table-protocol.ts'
import type { Dice } from '../../rules.ts'
import { FACES, TOTALS } from '../../spots.ts'
import { isTriple, sumOf } from '../bets/dice-names.ts'
import { readDice } from '../stage/roll-view.ts'

/** A round on a road. */
export interface RoadEntry {
  readonly number: number
  readonly dice: Dice
}

export type SizeMark = 'small' | 'big' | 'triple'
export type ParityMark = 'odd' | 'even' | 'triple'

const ROWS = 6
const RANKED = 4

/** The rolls of a table's history, oldest first; void rounds are no rolls. */
export const rollsOf = (history: readonly TableResult[]): RoadEntry[] =>
  history.flatMap(({ number, is_void, result }) => {
    const dice = is_void ? null : readDice(result)
    return dice === null ? [] : [{ number, dice }]
  })

export const sizeOf = (dice: Dice): SizeMark =>
  isTriple(dice) ? 'triple' : sumOf(dice) > 10 ? 'big' : 'small'
export const parityOf = (dice: Dice): ParityMark =>
  isTriple(dice) ? 'triple' : sumOf(dice) % 2 === 1 ? 'odd' : 'even'

export interface RoadCell<Mark extends string> {
  readonly key: string
  readonly mark: Mark
}

/**
 * A road: a column for each run of the same mark, begun anew by another one and after six of a run. The newest columns are last.
 */
export function columnsOf<Mark extends string>(
  entries: readonly RoadEntry[],
  markOf: (dice: Dice) => Mark,
): RoadCell<Mark>[][] {
  const columns: RoadCell<Mark>[][] = []
  for (const { number, dice } of entries) {
    const mark = markOf(dice)
    const column = columns.at(-1)
    const cell = { key: `${number}`, mark }
    if (column === undefined || column.length === ROWS || column[0]?.mark !== mark) columns.push([cell])
    else column.push(cell)
  }
  return columns
}

export interface RoadStats {
  readonly size: Readonly<Record<SizeMark, number>>
  readonly parity: Readonly<Record<ParityMark, number>>
  /** How many dice showed each face, from 1. */
  readonly faces: readonly number[]
  /** The totals that fell most and least, with how often. */
  readonly hot: readonly (readonly [total: number, count: number])[]
  readonly cold: readonly (readonly [total: number, count: number])[]
  /** Rounds since the last triple; null without one. */
  readonly sinceTriple: number | null
}

/** Counts what fell in the given rolls. */
export function statsOf(entries: readonly RoadEntry[]): RoadStats {
  const count = (isCounted: (dice: Dice) => boolean) => entries.filter(({ dice }) => isCounted(dice)).length
  const totals = TOTALS.map((total) => [total, count((dice) => sumOf(dice) === total)] as const)
  const ranked = totals.toSorted(([, a], [, b]) => b - a)
  const last = entries.findLastIndex(({ dice }) => isTriple(dice))
  return {
    size: {
      small: count((dice) => sizeOf(dice) === 'small'),
      big: count((dice) => sizeOf(dice) === 'big'),
      triple: count(isTriple),
    },
    parity: {
      odd: count((dice) => parityOf(dice) === 'odd'),
      even: count((dice) => parityOf(dice) === 'even'),
      triple: count(isTriple),
    },
    faces: FACES.map((face) =>
      entries.reduce((sum, { dice }) => sum + dice.filter((one) => one === face).length, 0),
    ),
    hot: ranked.slice(0, RANKED),
    cold: ranked.slice(-RANKED).reverse(),
    sinceTriple: last === -1 ? null : entries.length - 1 - last,
  }
}
