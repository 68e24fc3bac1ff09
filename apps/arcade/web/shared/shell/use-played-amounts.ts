import { useCallback, useState } from 'react'
import type { OpenSessionResponse, Round } from '../../../src/game-api/schema.ts'
import { toMinor } from '../money/wire-money.ts'

/** What a session's rounds have cost and paid so far, in minor units. */
export interface PlayedAmounts {
  readonly stakedMinor: bigint
  readonly paidMinor: bigint
}

export type PlayedRound = Pick<
  Round,
  'round_id' | 'bet' | 'win' | 'status' | 'opened_at' | 'settled_at' | 'is_free'
>

interface KnownRound {
  readonly staked: bigint
  readonly paid: bigint
  readonly status: PlayedRound['status']
}

interface Played extends PlayedAmounts {
  /** The amounts already counted for each round. */
  readonly known: ReadonlyMap<string, KnownRound>
  readonly last: LastRound
}

/** What was recorded last since the page was loaded. */
export interface LastRound {
  /** Null before the first. */
  readonly status: PlayedRound['status'] | null
  /** How many rounds are over: settled or returned. */
  readonly overCount: number
}

/** Sums the session's rounds: those before the page was loaded, and each shown since, by its id. Several may be open at once. */
export function usePlayedAmounts({ played, open_round, server_time }: OpenSessionResponse) {
  const [{ stakedMinor, paidMinor, last }, setAmounts] = useState<Played>(() => ({
    stakedMinor: toMinor(played.staked),
    paidMinor: toMinor(played.paid),
    known: new Map(
      open_round === null
        ? []
        : [[open_round.round_id, { ...amountsOf(open_round), status: open_round.status }]],
    ),
    last: { status: null, overCount: 0 },
  }))
  const recordRound = useCallback(
    (round: PlayedRound) => setAmounts((played) => addRound(played, round, server_time)),
    [server_time],
  )
  const amounts: PlayedAmounts = { stakedMinor, paidMinor }
  return { played: amounts, last, recordRound }
}

/** The same object when nothing of the round is new, so that nothing is rendered. */
function addRound(played: Played, round: PlayedRound, loadedAt: string): Played {
  const { stakedMinor, paidMinor, known, last } = played
  const counted = known.get(round.round_id)
  const before = counted ?? countedBefore(round, loadedAt)
  const { staked, paid } = amountsOf(round)
  const { status } = round
  if (
    counted?.status === status &&
    last.status === status &&
    counted.staked === staked &&
    counted.paid === paid
  )
    return played
  const isOverNow = status !== 'open' && (counted?.status ?? 'open') === 'open'
  return {
    stakedMinor: stakedMinor + staked - before.staked,
    paidMinor: paidMinor + paid - before.paid,
    known: new Map(known).set(round.round_id, { staked, paid, status }),
    last: { status, overCount: last.overCount + (isOverNow ? 1 : 0) },
  }
}

/** What the session's sums held of a round when the page was loaded. */
function countedBefore(round: PlayedRound, loadedAt: string) {
  if (round.opened_at >= loadedAt) return { staked: 0n, paid: 0n }
  const wasOpen = round.settled_at === null || round.settled_at > loadedAt
  return wasOpen ? { staked: toMinor(round.bet), paid: 0n } : amountsOf(round)
}

/** A void round's stakes were returned: it has cost nothing. A free round neither cost nor paid; the hall credits its win. */
function amountsOf(round: PlayedRound) {
  if (round.status === 'void' || round.is_free) return { staked: 0n, paid: 0n }
  return { staked: toMinor(round.bet), paid: toMinor(round.win) }
}
