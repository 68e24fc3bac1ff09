import { type BigRoad, bigRoad } from './roads.ts'
import type { Winner } from './rules.ts'

/** Patterns that players call a good road (好路). They describe hands that are over and foretell none. */
export type GoodRoad =
  | 'long_banker'
  | 'long_player'
  | 'single_jump'
  | 'double_jump'
  | 'one_two'
  | 'banker_jumps'
  | 'player_jumps'
  | 'banker_runs'
  | 'player_runs'

const LONG = 4
const SINGLES = 4
const DOUBLES = 3
const ALTERNATIONS = 4
const SIDE_COLUMNS = 3

type Column = { readonly winner: 'player' | 'banker'; readonly depth: number }

const columnsOf = (road: BigRoad): Column[] =>
  road.flatMap((entries) => {
    const winner = entries[0]?.winner
    return winner === undefined ? [] : [{ winner, depth: entries.length }]
  })

/** The last columns, when there are enough and each is as it should be; the newest has index 0 and may still be growing. */
function endsWith(
  columns: readonly Column[],
  count: number,
  isFit: (column: Column, back: number) => boolean,
): boolean {
  const last = columns.slice(-count).reverse()
  return last.length === count && last.every(isFit)
}

/** The columns of one side that are over, oldest first: the newest column of a shoe may still grow. */
const closedColumnsOf = (columns: readonly Column[], winner: Column['winner']): Column[] =>
  columns.slice(0, -1).filter((column) => column.winner === winner)

/**
 * The good roads that a shoe shows now: a run of four (長莊, 長閒), four single columns (單跳), three columns of two, the newest
 * perhaps unfinished (雙跳), four columns of one and two in turn (一廳兩房), and of the last three columns of a side that are over, all
 * single (逢莊跳, 逢閒跳) or all of two and more (逢莊連, 逢閒連).
 */
export function goodRoads(results: readonly Winner[]): GoodRoad[] {
  const columns = columnsOf(bigRoad(results))
  const last = columns.at(-1)
  if (last === undefined) return []
  const found: GoodRoad[] = []
  if (last.depth >= LONG) found.push(last.winner === 'banker' ? 'long_banker' : 'long_player')
  if (endsWith(columns, SINGLES, ({ depth }) => depth === 1)) found.push('single_jump')
  if (endsWith(columns, DOUBLES, ({ depth }, back) => depth === 2 || (back === 0 && depth < 2)))
    found.push('double_jump')
  const isTurn = (first: 1 | 2) =>
    endsWith(columns, ALTERNATIONS, ({ depth }, back) => {
      const due = (back % 2 === 0) === (first === 1) ? 1 : 2
      return depth === due || (back === 0 && depth < due)
    })
  if (isTurn(1) || isTurn(2)) found.push('one_two')
  const isSingleJump = found.includes('single_jump')
  for (const side of ['banker', 'player'] as const) {
    const over = closedColumnsOf(columns, side).slice(-SIDE_COLUMNS)
    if (over.length < SIDE_COLUMNS) continue
    if (!isSingleJump && over.every(({ depth }) => depth === 1)) found.push(`${side}_jumps`)
    if (!found.includes('double_jump') && over.every(({ depth }) => depth >= 2)) found.push(`${side}_runs`)
  }
  return found
}
