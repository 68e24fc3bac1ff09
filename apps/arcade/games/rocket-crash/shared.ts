import type { SharedRules } from '../../src/games/game-module.ts'
import { parseAmount } from '../../src/wallet/amount.ts'
import { rocketMark } from './mark.ts'
import { leaveFlight, settleFlight, stopOf } from './play.ts'
import { drawCrashPoint, flightMs, msToReach, payOf, ROCKET_MAX_EXPOSURE, ROCKET_MAX_WIN } from './rules.ts'
import { type RocketAction, type RocketBet, type RocketState, rocketOutcomeSchema } from './schemas.ts'

const crashOf = (outcome: object | null | undefined) => rocketOutcomeSchema.parse(outcome).crash

/** One flight for everybody at the table. */
export const rocketShared: SharedRules<RocketBet, RocketState, RocketAction> = {
  timing: { bettingMs: 7_000, closedMs: 1_000, resultMs: 3_000 },
  reveals: 'end',
  betsPerPlayer: 2,
  slotOf: ({ slot }) => slot,
  maxExposure: ROCKET_MAX_EXPOSURE,
  maxPlayerExposure: ROCKET_MAX_WIN,
  historySize: 60,
  outcomeSchema: rocketOutcomeSchema,
  tableOf: () => 'standard',
  draw: (_table, stream) => ({ crash: drawCrashPoint(stream) }),
  runMs: (outcome) => flightMs(crashOf(outcome)),
  maxPay: (state) => payOf(parseAmount(state.amount) ?? 0n, stopOf(state)),
  dueMs: (state) => msToReach(stopOf(state)),
  dueAction: { kind: 'cash_out' },
  settle(state, { moment }) {
    const crash = crashOf(moment?.outcome)
    if (moment?.phase !== 'VOIDING') return settleFlight(state, crash)
    const { elapsedMs } = moment
    const isReached = msToReach(stopOf(state)) <= elapsedMs
    return (isReached ? leaveFlight(state, crash, elapsedMs) : null) ?? { state, isOver: 'void' }
  },
  publicBet: ({ cashed_out }) => ({ cashed_out }),
  mark: rocketMark,
}
