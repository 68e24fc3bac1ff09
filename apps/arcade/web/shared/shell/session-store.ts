import { createStore, type StoreApi } from 'zustand'
import type { FairnessState, OpenSessionResponse, Round } from '../../../src/game-api/schema.ts'
import type { ReturnKind } from '../celebration/classify-return.ts'
import { toMinor } from '../money/wire-money.ts'

/**
 * What each round of a session changes. It is apart from the kit, so that only the components that show it are rendered, and nobody
 * looks for those that use the kit.
 */
export interface SessionState {
  /** The displayed balance, a wire amount. */
  readonly balance: string
  /** Whether the displayed balance counts up to `balance`; else it is shown at once. */
  readonly countsUp: boolean
  readonly fairness: FairnessState
  /** What the rounds of this session have cost and paid, as far as they were shown. */
  readonly played: PlayedAmounts
  readonly lastRound: LastRound
}

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

/** What was recorded last since the page was loaded. */
export interface LastRound {
  /** Null before the first. */
  readonly status: PlayedRound['status'] | null
  /** How many rounds are over: settled or returned. */
  readonly overCount: number
}

export interface SessionStore extends StoreApi<SessionState> {
  /**
   * Shows a balance. `payout` is what the round has paid that changed it, if one did: only a win counts up. The same balance again
   * changes nothing.
   */
  showBalance(balance: string, payout?: ReturnKind): void
  /** Counts a round, or what has changed of it, as it is shown now. Several may be open at once. */
  recordRound(round: PlayedRound): void
  /** Whether a round is open, as far as it was recorded; else as its own status says. */
  isOpen(round: Pick<PlayedRound, 'round_id' | 'status'>): boolean
}

/** The state of a session: its rounds before the page was loaded, and each shown since, by its id. */
export function createSessionStore(session: OpenSessionResponse): SessionStore {
  const { balance, fairness, played, open_round, server_time } = session
  const store = createStore<SessionState>(() => ({
    balance,
    countsUp: false,
    fairness,
    played: { stakedMinor: toMinor(played.staked), paidMinor: toMinor(played.paid) },
    lastRound: { status: null, overCount: 0 },
  }))
  const known = new Map<string, KnownRound>()
  if (open_round !== null)
    known.set(open_round.round_id, { ...amountsOf(open_round), status: open_round.status })
  return {
    ...store,
    showBalance(balance, payout) {
      const before = store.getState().balance
      if (balance === before) return
      store.setState({ balance, countsUp: payout === 'win' && toMinor(balance) > toMinor(before) })
    },
    isOpen: ({ round_id, status }) => (known.get(round_id)?.status ?? status) === 'open',
    recordRound(round) {
      const counted = known.get(round.round_id)
      const { staked, paid } = amountsOf(round)
      const { status } = round
      known.set(round.round_id, { staked, paid, status })
      const { played: sums, lastRound } = store.getState()
      const before = counted ?? countedBefore(round, server_time)
      if (staked !== before.staked || paid !== before.paid)
        store.setState({
          played: {
            stakedMinor: sums.stakedMinor + staked - before.staked,
            paidMinor: sums.paidMinor + paid - before.paid,
          },
        })
      const isOverNow = status !== 'open' && (counted?.status ?? 'open') === 'open'
      if (isOverNow || lastRound.status !== status)
        store.setState({ lastRound: { status, overCount: lastRound.overCount + (isOverNow ? 1 : 0) } })
    },
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
