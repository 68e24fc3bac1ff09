import type { TableView } from '../../../../web/shared/table/table-view.ts'
import { serverNow } from '../../../../web/shared/table/table-view.ts'
import type { Dice } from '../../rules.ts'
import { SIC_BO_TIMING } from '../../timing.ts'
import { ROLL_MS } from '../dice/dice-motion.ts'
import type { ReplayedRoll } from '../sic-bo-types.ts'

export interface RollView {
  readonly phase: 'waiting' | 'betting' | 'closed' | 'rolling' | 'result' | 'void'
  /** The dice that lie or roll; null before the first. */
  readonly dice: Dice | null
  /** The roll by a number of its own while it is shown; null while bets are taken. */
  readonly roll: number | null
  /** Milliseconds since the roll began, at this instant. */
  readonly elapsedMs: number
  /** Milliseconds from the start of the roll until the dice lie. */
  readonly rollMs: number
  /** Milliseconds until betting closes, at this instant. */
  readonly leftMs: number
}

/** The seconds before betting closes that are heard, and shown as late. */
export const LAST_SECONDS = 3

const isFace = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 6

/** By what they show, so that equal dice are one array, and what is memoised by them is not rendered again. */
const known = new Map<string, Dice>()

function sameDice(dice: Dice): Dice {
  const key = dice.join()
  const before = known.get(key)
  if (before === undefined) known.set(key, dice)
  return before ?? dice
}

/**
 * The dice of a result, one array for equal ones; null for a result that has none. Without a schema, whose library would weigh more
 * than the game.
 */
export function readDice(result: Readonly<Record<string, unknown>> | null | undefined): Dice | null {
  const dice: unknown = result?.dice
  if (!Array.isArray(dice)) return null
  const [first, second, third] = dice as readonly unknown[]
  return isFace(first) && isFace(second) && isFace(third) ? sameDice([first, second, third]) : null
}

const REST = { roll: null, elapsedMs: 0, rollMs: ROLL_MS, leftMs: 0 } as const

/** The view of the live round. */
export function readLiveRoll(view: TableView): RollView {
  const { round, history } = view
  const last = readDice(history.findLast(({ is_void }) => !is_void)?.result)
  if (round === null) return { ...REST, phase: 'waiting', dice: last }
  const now = serverNow(view)
  const dice = readDice(round.result)
  const elapsedMs = Math.max(0, now - Date.parse(round.runs_at))
  const rollMs =
    round.ends_at === null
      ? ROLL_MS
      : (ROLL_MS / SIC_BO_TIMING.rollMs) * (Date.parse(round.ends_at) - Date.parse(round.runs_at))
  switch (round.phase) {
    case 'betting':
      return { ...REST, phase: 'betting', dice: last, leftMs: Math.max(0, Date.parse(round.closes_at) - now) }
    case 'closed':
      return { ...REST, phase: 'closed', dice: last }
    case 'running':
      return { ...REST, phase: 'rolling', dice, roll: round.number, elapsedMs, rollMs }
    case 'drawn':
    case 'settled':
      return { ...REST, phase: 'result', dice, roll: round.number, elapsedMs, rollMs }
    case 'voiding':
    case 'void':
      return { ...REST, phase: 'void', dice: last }
  }
}

/** The view of a replayed roll; `now` is of `performance.now()`. */
export const readReplayedRoll = ({ dice, startedAt, isAtRest }: ReplayedRoll, now: number): RollView => ({
  phase: isAtRest ? 'result' : 'rolling',
  dice,
  // Below the numbers of live rounds, which count from 1.
  roll: -Math.round(startedAt),
  elapsedMs: now - startedAt,
  rollMs: ROLL_MS,
  leftMs: 0,
})
