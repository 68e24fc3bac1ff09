import { createRandomStream, type StreamSeeds } from '../../src/fairness/random-stream.ts'
import type { GamePlay, Step, VerifiedRound } from '../../src/games/game-module.ts'
import { netValidBet } from '../../src/games/net-valid-bet.ts'
import { parseAmount } from '../../src/wallet/amount.ts'
import { drawCrashPoint, LOWEST_CRASH, lastStop, multiplierAt, payOf } from './rules.ts'
import {
  type RocketAction,
  type RocketBet,
  type RocketState,
  type RocketView,
  rocketOutcomeSchema,
} from './schemas.ts'

const stakeOf = ({ amount }: { readonly amount: string }) => parseAmount(amount) ?? 0n
export const stopOf = (state: Pick<RocketState, 'amount' | 'target'>): number =>
  lastStop(stakeOf(state), state.target)

/** Cashes the bet out at a multiplier in hundredths. */
function cashOut(state: RocketState, multiplier: number): Step<RocketState> {
  return { state: { ...state, cashed_out: multiplier }, pay: payOf(stakeOf(state), multiplier), isOver: true }
}

/** A bet at the end of a flight: a stop that the rocket reached pays exactly itself. */
export function settleFlight(state: RocketState, crash: number): Step<RocketState> {
  const stop = stopOf(state)
  return stop <= crash ? cashOut(state, stop) : { state, isOver: true }
}

/**
 * A bet in a flight that was at `elapsedMs` when its request was received: its stop if that was passed, else the multiplier of
 * that moment. Null when the rocket had crashed by then.
 */
export function leaveFlight(state: RocketState, crash: number, elapsedMs: number): Step<RocketState> | null {
  const now = multiplierAt(elapsedMs)
  const stop = stopOf(state)
  if (stop <= Math.min(now, crash)) return cashOut(state, stop)
  return now <= crash && crash > LOWEST_CRASH ? cashOut(state, now) : null
}

export const rocketPlay: GamePlay<RocketBet, RocketState, RocketAction, RocketView> = {
  open: (bet) => ({ state: { ...bet, cashed_out: null }, stake: stakeOf(bet), isOver: false }),
  act(state, { kind }, { moment }) {
    if (moment === undefined || state.cashed_out !== null) return null
    if (kind === 'cancel') return moment.phase === 'BETTING' ? { state, isOver: 'void' } : null
    const { outcome } = moment
    if (outcome === null || !('crash' in outcome) || typeof outcome.crash !== 'number') return null
    return leaveFlight(state, outcome.crash, moment.elapsedMs)
  },
  isRepeated: (state, { kind }, { status }) =>
    kind === 'cash_out' ? state.cashed_out !== null : status === 'VOID',
  view: (state, { outcome, status }) => ({
    ...state,
    crash: outcome == null || status === 'VOID' ? null : rocketOutcomeSchema.parse(outcome).crash,
  }),
  validBet: (_state, { staked, paid }) => netValidBet(staked, paid),
}

/** Recomputes a bet that is cashed out at its target at the latest. For a manual cash-out the target is its multiplier. */
export function verifyFlight(seeds: StreamSeeds, bet: RocketBet): VerifiedRound<RocketView> {
  const stream = createRandomStream(seeds)
  const { state, stake = 0n } = rocketPlay.open(bet, stream)
  const crash = drawCrashPoint(stream)
  const end = settleFlight(state, crash)
  return { view: { ...end.state, crash }, staked: stake, paid: end.pay ?? 0n }
}
