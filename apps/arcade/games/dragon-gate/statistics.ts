import { enumerateSpins } from './enumerate-spins.ts'
import { FREE_SPINS, SCATTER_PAY } from './paytable.ts'
import { BASE_STRIPS, FREE_STRIPS, type Strips } from './reel-strips.ts'
import { LINES } from './symbols.ts'

export interface DragonGateStatistics {
  /** Share of rounds that pay anything, and of those that pay more than the stake. */
  readonly hitRate: number
  readonly winRate: number
  /** Return and standard deviation of a round, in stakes. */
  readonly rtp: number
  readonly deviation: number
}

/**
 * Calculates the exact statistics of a round by enumerating every stop of the reels. Three scatters pay more than the stake by
 * themselves, so free spins never decide whether a round wins. A free spin is worth its own win x and that of the a spins that it
 * adds, all independent: mean m = E[x] / (1 − E[a]) and variance Var[x + a·m] / (1 − E[a]). The maximum win is ignored: a
 * round reaches it far too rarely (`win-odds.ts`).
 */
export function calculateDragonGateStatistics(): DragonGateStatistics {
  const free = momentsOf(FREE_STRIPS, true)
  const worth = free.win / (1 - free.added)
  const freeVariance = varianceOfSum(free, worth) / (1 - free.added)
  const base = momentsOf(BASE_STRIPS, false)
  const variance = varianceOfSum(base, worth) + base.added * freeVariance
  return {
    hitRate: base.paying,
    winRate: base.winning,
    rtp: base.win + base.added * worth,
    deviation: Math.sqrt(variance),
  }
}

/** Means over every stop: of a spin's own win in stakes, of the free spins that it adds, and of their products. */
interface SpinMoments {
  readonly paying: number
  readonly winning: number
  readonly win: number
  readonly winSquare: number
  readonly added: number
  readonly addedSquare: number
  readonly winTimesAdded: number
}

function momentsOf(strips: Strips, isExpanding: boolean): SpinMoments {
  const sums = { paying: 0, winning: 0, win: 0, winSquare: 0, added: 0, addedSquare: 0, winTimesAdded: 0 }
  let all = 0
  enumerateSpins(strips, isExpanding, (linePay, scatters, stops) => {
    const gates = scatters === 3 || scatters === 4 || scatters === 5 ? scatters : null
    const win = linePay / LINES.length + (gates === null ? 0 : SCATTER_PAY[gates])
    const added = gates === null ? 0 : FREE_SPINS[gates]
    all += stops
    if (win > 0) sums.paying += stops
    if (win > 1) sums.winning += stops
    sums.win += stops * win
    sums.winSquare += stops * win * win
    sums.added += stops * added
    sums.addedSquare += stops * added * added
    sums.winTimesAdded += stops * win * added
  })
  return {
    paying: sums.paying / all,
    winning: sums.winning / all,
    win: sums.win / all,
    winSquare: sums.winSquare / all,
    added: sums.added / all,
    addedSquare: sums.addedSquare / all,
    winTimesAdded: sums.winTimesAdded / all,
  }
}

/** The variance of a spin's own win and `worth` for each free spin that it adds. */
function varianceOfSum(moments: SpinMoments, worth: number): number {
  const { win, winSquare, added, addedSquare, winTimesAdded } = moments
  const mean = win + added * worth
  return winSquare + 2 * worth * winTimesAdded + worth * worth * addedSquare - mean * mean
}
