import { classifyReturn } from '../../../web/shared/celebration/classify-return.ts'
import { toMinor } from '../../../web/shared/money/wire-money.ts'
import type { PearlTideRound, PearlTideSpin } from '../schemas.ts'
import type { PearlTideEvent } from './pearl-tide-types.ts'

/** The events of a settled round. Every amount and symbol comes from the round. */
export function script(round: PearlTideRound): PearlTideEvent[] {
  const [paid, ...free] = round.spins
  if (paid === undefined) return []
  let wonMinor = 0n
  const play = (spin: PearlTideSpin): PearlTideEvent[] => {
    const shown = spinEvents(round, spin, wonMinor)
    wonMinor = shown.wonMinor
    return shown.events
  }
  const events = play(paid)
  if (free.length > 0) events.push(...featureEvents(paid, free, play))
  if (round.is_capped) events.push({ type: 'max_win', wonMinor: toMinor(round.win) })
  if (free.length > 0) events.push({ type: 'leave_feature', count: free.length })
  return [...events, { type: 'over', win: round.win, bet: round.bet }]
}

function featureEvents(
  paid: PearlTideSpin,
  free: readonly PearlTideSpin[],
  play: (spin: PearlTideSpin) => PearlTideEvent[],
): PearlTideEvent[] {
  let total = paid.free_spins_awarded
  const events: PearlTideEvent[] = [{ type: 'enter_feature', count: total }]
  for (const [index, spin] of free.entries()) {
    const played = index + 1
    events.push({ type: 'free_spin', feature: { played, total }, multiplier: spin.steps[0]?.multiplier ?? 1 })
    events.push(...play(spin))
    const { free_spins_awarded: count } = spin
    if (count === 0) continue
    total += count
    events.push({ type: 'more_free_spins', count, feature: { played, total } })
  }
  return events
}

/** The events of one spin, and what the round has paid with it, capped at its total win. */
function spinEvents(round: PearlTideRound, spin: PearlTideSpin, beforeMinor: bigint) {
  let wonMinor = beforeMinor
  const events: PearlTideEvent[] = []
  for (const [index, { grid, multiplier, clusters, pearls }] of spin.steps.entries()) {
    if (index === 0) events.push({ type: 'fall', grid, multiplier })
    if (clusters.length === 0) continue
    const sum = clusters.reduce((total, { win }) => total + toMinor(win), wonMinor)
    wonMinor = atMost(sum, toMinor(round.win))
    const paid = classifyReturn(wonMinor, toMinor(round.bet))
    events.push({ type: 'pay', clusters, cascades: index + 1, wonMinor, paid })
    const next = spin.steps[index + 1]
    events.push({
      type: 'cascade',
      removed: [...new Set(clusters.flatMap(({ cells }) => cells))],
      pearls,
      grid: next?.grid ?? null,
      multiplier: next?.multiplier ?? multiplier,
    })
  }
  return { events, wonMinor }
}

const atMost = (sum: bigint, limit: bigint): bigint => (sum > limit ? limit : sum)
