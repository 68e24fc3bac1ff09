import type { Round } from '../../../src/game-api/schema.ts'
import type {
  TableBet,
  TableChain,
  TableMessage,
  TableResult,
  TableRound,
} from '../../../src/shared-rounds/table-protocol.ts'
import { classifyReturn, type ReturnKind } from '../celebration/classify-return.ts'
import { toMinor } from '../money/wire-money.ts'

/** What the page knows of its table. */
export interface TableView {
  readonly isConnected: boolean
  /** Why the server refused the table for good; null normally. */
  readonly refusal: string | null
  /** Milliseconds that the server's clock is ahead of this device's. */
  readonly aheadMs: number
  readonly chain: TableChain | null
  /** Null before the first round, and while the table's new chain waits for its salt. */
  readonly round: TableRound | null
  /** The bets of the round that the table shows, the largest first. */
  readonly bets: readonly TableBet[]
  readonly betsCount: number
  readonly betsTotal: string
  /** Results, oldest first. */
  readonly history: readonly TableResult[]
  /** The player's own bets in the round. */
  readonly mine: readonly Round[]
}

export const EMPTY_TABLE: TableView = {
  isConnected: false,
  refusal: null,
  aheadMs: Number.NEGATIVE_INFINITY,
  chain: null,
  round: null,
  bets: [],
  betsCount: 0,
  betsTotal: '0.00',
  history: [],
  mine: [],
}

const SHOWN_BETS = 60
const SHOWN_RESULTS = 120

/** The view after a message that arrived at `now` (this device's clock, ms). */
export function applyTableMessage(view: TableView, message: TableMessage, now: number): TableView {
  switch (message.type) {
    case 'snapshot':
      return {
        ...view,
        isConnected: true,
        chain: message.chain,
        round: isWaitingForSalt(message.chain) ? null : message.round,
        bets: message.bets,
        betsCount: message.bets_count,
        betsTotal: message.bets_total,
        history: message.history,
        mine: [],
      }
    case 'update': {
      const chain = message.chain ?? view.chain
      const isNew = message.round !== undefined && message.round.number !== view.round?.number
      return {
        ...view,
        // The sample with the shortest delay gives the best estimate of the server's clock.
        aheadMs: Math.max(view.aheadMs, Date.parse(message.server_time) - now),
        chain,
        round: isWaitingForSalt(chain) ? null : (message.round ?? view.round),
        bets: mergeBets(isNew ? [] : view.bets, message.bets),
        betsCount: message.bets_count,
        betsTotal: message.bets_total,
        history:
          message.history.length === 0
            ? view.history
            : [...view.history, ...message.history].slice(-SHOWN_RESULTS),
        mine: isNew ? view.mine.filter(({ status }) => status === 'open') : view.mine,
      }
    }
    case 'mine':
      return message.rounds.reduce((after, round) => applyOwnRound(after, round as Round), view)
    case 'refused':
      return { ...view, refusal: message.code }
  }
}

/** Whether the table opens no round yet: the beacon has not published the salt of its chain. */
export const isWaitingForSalt = (chain: TableView['chain']): boolean => chain !== null && chain.salt === null

/**
 * Applies the player's own bet from a call's answer or a table message. An older state, or one that is known already, returns the same
 * view.
 */
export function applyOwnRound(view: TableView, round: Round): TableView {
  const before = view.mine.find(({ round_id }) => round_id === round.round_id)
  if (before !== undefined && before.status !== 'open' && round.status === 'open') return view
  if (before !== undefined && JSON.stringify(before) === JSON.stringify(round)) return view
  const others = view.mine.filter(
    ({ round_id, status }) => round_id !== round.round_id && (status === 'open' || round.status !== 'open'),
  )
  return { ...view, mine: [...others, round] }
}

/** What the player's bets in the round have paid so far, all together, against all that was staked on them. */
export function classifyOwnReturn({ mine }: Pick<TableView, 'mine'>): ReturnKind {
  const sumOf = (amounts: readonly string[]) => amounts.reduce((sum, amount) => sum + toMinor(amount), 0n)
  const bets = mine.filter(({ status }) => status !== 'void')
  return classifyReturn(sumOf(bets.map(({ win }) => win)), sumOf(bets.map(({ bet }) => bet)))
}

function mergeBets(before: readonly TableBet[], changed: readonly TableBet[]): readonly TableBet[] {
  if (changed.length === 0) return before
  const byId = new Map([...before, ...changed].map((bet) => [bet.id, bet]))
  return [...byId.values()].sort((a, b) => Number(b.bet) - Number(a.bet)).slice(0, SHOWN_BETS)
}

/** How long a round takes bets, in milliseconds. */
export const bettingMs = ({ opened_at, closes_at }: TableRound): number =>
  Date.parse(closes_at) - Date.parse(opened_at)

/** The server's clock on this device, in milliseconds. */
export const serverNow = ({ aheadMs }: TableView): number =>
  Date.now() + (Number.isFinite(aheadMs) ? aheadMs : 0)
