import { randomInt } from 'node:crypto'
import {
  drawCrashPoint,
  flightMs,
  msToReach,
  multiplierAt,
} from '../../apps/arcade/games/rocket-crash/rules.ts'
import { createRandomStream, type StreamSeeds } from '../../apps/arcade/src/fairness/random-stream.ts'
import { randomRound } from './random-rounds.ts'
import type { RoundInput } from './recorded-round.ts'

/** A bet in a shared round that does more than wait. `make` returns null when the round's outcome does not allow it. */
interface SharedRoundCase {
  readonly shows: string
  make(seeds: StreamSeeds): RoundInput | null
}

/** An integer from `low` to `high`, both included. */
const between = (low: number, high: number): number => randomInt(low, high + 1)

/** A flight: where it ends, and the last millisecond in which it can be left. */
interface Flight {
  readonly crash: number
  readonly lastMs: number
}

/** Lower flights are too short for a target that is reached, and one that is not. */
const LEAST_CRASH = 130
const LOWEST_TARGET = 110

/** A bet on a flight that is high enough, with another target and course. */
const inFlight =
  (
    course: (
      flight: Flight,
    ) => { readonly target: number | null } & Pick<RoundInput, 'actions' | 'interrupted_ms'>,
  ): SharedRoundCase['make'] =>
  (seeds) => {
    const crash = drawCrashPoint(createRandomStream(seeds))
    if (crash < LEAST_CRASH) return null
    const { target, ...moments } = course({ crash, lastMs: flightMs(crash) - 1 })
    const round = randomRound('rocket-crash', seeds)
    return { ...round, bet: { ...Object(round.bet), target }, ...moments }
  }

const cashOut = (ms: number) => ({ kind: 'cash_out', ms })

const rocketRounds: readonly SharedRoundCase[] = [
  {
    shows: 'a bet without a target that is cashed out by hand',
    make: inFlight(({ lastMs }) => ({ target: null, actions: [cashOut(between(1_000, lastMs))] })),
  },
  {
    shows: 'a bet that is cashed out by hand below its target',
    make: inFlight(({ crash, lastMs }) => ({
      target: crash + 50,
      actions: [cashOut(between(1_000, lastMs))],
    })),
  },
  {
    shows: 'a bet that is cashed out by hand at 1.00×',
    make: inFlight(() => ({ target: null, actions: [cashOut(between(0, msToReach(101) - 1))] })),
  },
  {
    shows: 'a bet that is cashed out by hand in the last millisecond of the flight',
    make: inFlight(({ lastMs }) => ({ target: null, actions: [cashOut(lastMs)] })),
  },
  {
    shows: 'a request that comes after the target was reached: it pays the target',
    make: inFlight(({ crash, lastMs }) => {
      const target = between(LOWEST_TARGET, crash - 10)
      return { target, actions: [cashOut(between(msToReach(target) + 1, lastMs))] }
    }),
  },
  {
    shows: 'a bet whose target is the crash point itself: it is reached',
    make: inFlight(({ crash }) => ({ target: crash, actions: [] })),
  },
  {
    shows: 'a bet whose target is the hundredth after the crash point: it is lost',
    make: inFlight(({ crash }) => ({ target: crash + 1, actions: [] })),
  },
  {
    shows: 'a bet that is cashed out by hand before the flight is interrupted',
    make: inFlight(({ lastMs }) => {
      const ms = between(500, lastMs)
      return { target: null, actions: [cashOut(ms)], interrupted_ms: between(ms, lastMs) }
    }),
  },
  {
    shows: 'a bet whose target was reached before the flight is interrupted, in the millisecond of it',
    make: inFlight(({ crash }) => {
      const target = between(LOWEST_TARGET, crash - 10)
      return { target, actions: [], interrupted_ms: msToReach(target) }
    }),
  },
  {
    shows: 'a bet whose target was not reached before the flight is interrupted',
    make: inFlight(({ lastMs }) => {
      const interruptedMs = between(500, lastMs)
      return { target: multiplierAt(interruptedMs) + 1, actions: [], interrupted_ms: interruptedMs }
    }),
  },
  neverBegun('rocket-crash'),
  cancelled('rocket-crash'),
]

function neverBegun(game: string): SharedRoundCase {
  return {
    shows: 'a bet on a round that never began',
    make: (seeds) => ({ ...randomRound(game, seeds), interrupted_ms: 0 }),
  }
}

function cancelled(game: string): SharedRoundCase {
  return {
    shows: 'a bet that is cancelled',
    make(seeds) {
      const round = randomRound(game, seeds)
      return { ...round, actions: [...round.actions, { kind: 'cancel' }] }
    },
  }
}

/** What each shared game records beside ordinary bets: without it no recorded round shows these rules of the page. */
export const sharedRoundCases: Readonly<Record<string, readonly SharedRoundCase[]>> = {
  baccarat: [neverBegun('baccarat'), cancelled('baccarat')],
  'rocket-crash': rocketRounds,
  'sic-bo': [neverBegun('sic-bo'), cancelled('sic-bo')],
}
