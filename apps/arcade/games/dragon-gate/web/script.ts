import {
  classifyReturn,
  classifyWireReturn,
  winTier,
} from '../../../web/shared/celebration/classify-return.ts'
import { toMinor } from '../../../web/shared/money/wire-money.ts'
import type { DragonGateRound } from '../schemas.ts'
import type { DragonGateEvent, Spin } from './dragon-gate-types.ts'

/** The events of a settled round, from the landing of the reels that turn already. Every amount comes from the round. */
export function script(round: DragonGateRound): DragonGateEvent[] {
  const [paid, ...free] = round.spins
  if (paid === undefined) return []
  const over: DragonGateEvent = { type: 'over', win: round.win, bet: round.bet }
  const first = spinEvents(round, paid, 0n)
  if (free.length === 0) return [...first.events, ...winEvents(round), over]
  return [...first.events, ...featureEvents(round, paid, free, first.wonMinor), over]
}

function winEvents(round: DragonGateRound): DragonGateEvent[] {
  const wonMinor = toMinor(round.win)
  const tier = winTier(round.win, round.bet)
  if (round.is_capped) return [{ type: 'max_win', wonMinor }]
  return tier === null ? [] : [{ type: 'big_win', wonMinor, tier }]
}

function featureEvents(
  round: DragonGateRound,
  paid: Spin,
  free: readonly Spin[],
  paidMinor: bigint,
): DragonGateEvent[] {
  let total = paid.free_spins_awarded
  let wonMinor = paidMinor
  const events: DragonGateEvent[] = [{ type: 'enter_feature', count: total }]
  for (const [index, spin] of free.entries()) {
    const played = index + 1
    events.push({ type: 'free_spin', feature: { played, total } })
    const shown = spinEvents(round, spin, wonMinor)
    wonMinor = shown.wonMinor
    events.push(...shown.events)
    if (spin.free_spins_awarded > 0) {
      total += spin.free_spins_awarded
      events.push({ type: 'more_free_spins', count: spin.free_spins_awarded })
    }
    events.push({ type: 'free_spin_over', feature: { played, total } })
  }
  const totalMinor = toMinor(round.win)
  if (round.is_capped) events.push({ type: 'max_win', wonMinor: totalMinor })
  events.push({
    type: 'leave_feature',
    moment: {
      kind: 'exit',
      wonMinor: totalMinor,
      paid: classifyWireReturn(round.win, round.bet),
      tier: winTier(round.win, round.bet),
      count: free.length,
    },
  })
  return events
}

/** The events of one spin, and what the round has paid with it, capped at its total win. */
function spinEvents(round: DragonGateRound, spin: Spin, beforeMinor: bigint) {
  const events: DragonGateEvent[] = [{ type: 'land', spin }]
  if (spin.expanded_reels.length > 0) events.push({ type: 'expand', reels: spin.expanded_reels })
  const wonMinor = atMost(beforeMinor + toMinor(spin.win), toMinor(round.win))
  if (wonMinor > beforeMinor) {
    events.push({ type: 'pay', spin, wonMinor, paid: classifyReturn(wonMinor, toMinor(round.bet)) })
  }
  return { events, wonMinor }
}

const atMost = (sum: bigint, limit: bigint): bigint => (sum > limit ? limit : sum)
