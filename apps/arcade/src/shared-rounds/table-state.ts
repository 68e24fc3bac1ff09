import { isDeepStrictEqual } from 'node:util'
import type { ArcadeContext } from '../arcade-context.ts'
import type { PlayerRow, RoundRow, SharedRoundRow } from '../db/schema.ts'
import { saltSourceOf } from '../fairness/salt-source.ts'
import { formatAmount } from '../wallet/amount.ts'
import { hasPlayMoney } from '../wallet/play-money.ts'
import { maskName } from './masked-name.ts'
import { readPublishedChains } from './published-chains.ts'
import { findNewestRound, type SharedGame } from './shared-round-store.ts'
import type { TableKey } from './table-key.ts'
import type { TableBet, TableChain, TableMessage, TableResult, TableRound } from './table-protocol.ts'

/** Bets that one message carries at most. */
const SHOWN_BETS = 50
/** A bet may be committed after another one that changed later; reads overlap by this much to find it. */
const OVERLAP_MS = 2_000

/** A bet that changed, for its own player. */
export interface ChangedBet {
  readonly row: RoundRow
  readonly shared: SharedRoundRow
}

/** Who sees which bets: players of real money each other's, players of play money everybody's. */
export type Audience = 'real' | 'play'

export const audienceOf = (player: Pick<PlayerRow, 'demo_balance' | 'is_test'>): Audience =>
  hasPlayMoney(player) ? 'play' : 'real'

type UpdateMessage = Extract<TableMessage, { type: 'update' }>

export interface TableUpdate {
  /** Null for an audience that sees no change. */
  readonly messages: Readonly<Record<Audience, UpdateMessage | null>>
  readonly changed: readonly ChangedBet[]
}

interface KnownBet {
  readonly version: number
  readonly row: RoundRow
  readonly view: TableBet
  readonly isPlayMoney: boolean
}

const isSeenBy =
  (audience: Audience) =>
  ({ isPlayMoney }: KnownBet): boolean =>
    audience === 'play' || !isPlayMoney

/** A process's copy of a table's state: two queries per read while nothing changes in a round, five when something did. */
export class TableState {
  private round: SharedRoundRow | undefined
  private chain: TableChain | null = null
  private bets = new Map<string, KnownBet>()
  private newestChange = new Date(0)
  private history: TableResult[] = []
  private isLoaded = false
  /** Bets of the round before that the hall had not paid or closed when the next one opened. */
  private unpaid: { readonly shared: SharedRoundRow; readonly ids: Set<string> } | null = null

  private readonly ctx: ArcadeContext
  private readonly game: SharedGame
  private readonly key: TableKey

  constructor(ctx: ArcadeContext, game: SharedGame, key: TableKey) {
    this.ctx = ctx
    this.game = game
    this.key = key
  }

  /** Reads the table and returns what changed since the last time; bets only where asked for, or with another phase. */
  async read(withBets = true): Promise<TableUpdate> {
    const isOther = await this.readRound()
    const isOtherChain = await this.readChain(isOther)
    const changed = withBets || isOther ? await this.readBets() : []
    const added = isOther || !this.isLoaded ? await this.readHistory() : []
    this.isLoaded = true
    const late = await this.readUnpaid()
    const { round: shared, chain } = this
    const server_time = this.ctx.clock.now().toISOString()
    const messageFor = (audience: Audience): UpdateMessage | null => {
      const bets = changed.flatMap(({ round_id }) => this.bets.get(round_id) ?? []).filter(isSeenBy(audience))
      if (!isOther && !isOtherChain && bets.length === 0) return null
      return {
        type: 'update',
        server_time,
        ...(isOtherChain && chain !== null && { chain }),
        ...(isOther && shared !== undefined && { round: roundView(this.game, shared) }),
        bets: largest(bets),
        ...this.totals(audience),
        history: added,
      }
    }
    const own = shared === undefined ? [] : changed.map((row) => ({ row, shared }))
    return { messages: { real: messageFor('real'), play: messageFor('play') }, changed: [...late, ...own] }
  }

  snapshot(audience: Audience): Extract<TableMessage, { type: 'snapshot' }> {
    return {
      type: 'snapshot',
      table: this.key.table,
      chain: this.chain,
      round: this.round === undefined ? null : roundView(this.game, this.round),
      bets: largest(this.betsFor(audience)),
      ...this.totals(audience),
      history: this.history,
    }
  }

  /** The player's bets in the current round. */
  betsOf(playerId: bigint): ChangedBet[] {
    const shared = this.round
    if (shared === undefined) return []
    return [...this.bets.values()]
      .filter(({ row }) => row.player_id === playerId)
      .map(({ row }) => ({ row, shared }))
  }

  totals(audience: Audience): { bets_count: number; bets_total: string } {
    const bets = this.betsFor(audience)
    const total = bets.reduce((sum, { row }) => sum + row.bet, 0n)
    return { bets_count: bets.length, bets_total: formatAmount(total) }
  }

  private betsFor(audience: Audience): KnownBet[] {
    return [...this.bets.values()].filter(isSeenBy(audience))
  }

  private async readRound(): Promise<boolean> {
    const newest = await findNewestRound(this.ctx.db, this.key)
    const isNew = newest?.shared_round_id !== this.round?.shared_round_id
    const hasChanged = isNew || newest?.phase !== this.round?.phase
    if (isNew) {
      const open = [...this.bets.values()].filter(({ row }) => row.status === 'OPEN')
      if (this.round !== undefined && open.length > 0)
        this.unpaid = { shared: this.round, ids: new Set(open.map(({ row }) => row.round_id)) }
      this.bets = new Map()
      this.newestChange = new Date(0)
    }
    this.round = newest
    return hasChanged
  }

  /** Chains change while no round is live, or with one; and one of them may wait for its salt. */
  private async readChain(isOtherRound: boolean): Promise<boolean> {
    const { chain: before, round } = this
    const isSalted = before !== null && before.salt !== null && before.next?.salt !== null
    const isLive = round !== undefined && round.settled_at === null
    if (isSalted && isLive && !isOtherRound) return false
    this.chain = await readPublishedChains(this.ctx.db, this.key)
    return !isDeepStrictEqual(this.chain, before)
  }

  private async readBets(): Promise<RoundRow[]> {
    if (this.round === undefined) return []
    const recent = await this.ctx.db
      .selectFrom('arcade.rounds')
      .select(['round_id', 'version'])
      .where('shared_round_id', '=', this.round.shared_round_id)
      .where('changed_at', '>=', new Date(this.newestChange.getTime() - OVERLAP_MS))
      .where('status', '<>', 'PENDING')
      .execute()
    const stale = recent.filter((row) => this.bets.get(row.round_id)?.version !== row.version)
    if (stale.length === 0) return []
    const changed = await this.ctx.db
      .selectFrom('arcade.rounds as round')
      .innerJoin('arcade.players as player', 'player.player_id', 'round.player_id')
      .selectAll('round')
      .select(['player.name', 'player.demo_balance', 'player.is_test'])
      .where(
        'round_id',
        'in',
        stale.map(({ round_id }) => round_id),
      )
      .where('round.status', '<>', 'PENDING')
      .execute()
    for (const { name, demo_balance, is_test, ...row } of changed) {
      this.bets.set(row.round_id, {
        version: row.version,
        row,
        view: betView(this.game, row, name),
        isPlayMoney: hasPlayMoney({ demo_balance, is_test }),
      })
      if (row.changed_at > this.newestChange) this.newestChange = row.changed_at
    }
    return changed
  }

  private async readUnpaid(): Promise<ChangedBet[]> {
    const { unpaid } = this
    if (unpaid === null) return []
    const { shared, ids } = unpaid
    const rows = await this.ctx.db
      .selectFrom('arcade.rounds')
      .selectAll()
      .where('round_id', 'in', [...ids])
      .where('status', 'in', ['SETTLED', 'VOID'])
      .execute()
    for (const { round_id } of rows) ids.delete(round_id)
    if (ids.size === 0) this.unpaid = null
    return rows.map((row) => ({ row, shared }))
  }

  private async readHistory(): Promise<TableResult[]> {
    const { historySize } = this.game.shared
    const rows = await this.ctx.db
      .selectFrom('arcade.shared_rounds')
      .selectAll()
      .where('game', '=', this.key.game)
      .where('table_id', '=', this.key.table)
      .where('phase', 'in', ['DRAWN', 'VOIDING', 'SETTLED', 'VOID'])
      .where('number', '>', BigInt(this.history.at(-1)?.number ?? 0))
      .orderBy('number', 'desc')
      .limit(historySize)
      .execute()
    const added = rows.reverse().map(resultView)
    this.history = [...this.history, ...added].slice(-historySize)
    return added
  }
}

const largest = (bets: readonly KnownBet[]): TableBet[] =>
  bets
    .toSorted((a, b) => Number(b.row.bet - a.row.bet))
    .slice(0, SHOWN_BETS)
    .map(({ view }) => view)

const PHASES = {
  BETTING: 'betting',
  CLOSED: 'closed',
  RUNNING: 'running',
  DRAWN: 'drawn',
  VOIDING: 'voiding',
  SETTLED: 'settled',
  VOID: 'void',
} as const

function roundView({ shared }: SharedGame, round: SharedRoundRow): TableRound {
  const mayShowEnd = shared.reveals === 'start' || round.revealed_at !== null
  return {
    number: Number(round.number),
    phase: PHASES[round.phase],
    commitment: round.commitment,
    salt: round.salt,
    opened_at: round.opened_at.toISOString(),
    closes_at: round.closes_at.toISOString(),
    runs_at: round.runs_at.toISOString(),
    ends_at: mayShowEnd ? (round.ends_at?.toISOString() ?? null) : null,
    seed: round.seed,
    result: round.result === null ? null : { ...round.result },
  }
}

const resultView = (round: SharedRoundRow): TableResult => ({
  number: Number(round.number),
  is_void: round.phase === 'VOIDING' || round.phase === 'VOID',
  result: { ...round.result },
  seed: round.seed ?? '',
  commitment: round.commitment,
  salt: round.salt,
  salt_source: saltSourceOf(round),
})

const STATUS = { PENDING: 'open', OPEN: 'open', SETTLED: 'settled', VOID: 'void' } as const
const ID_LENGTH = 8

const betView = (game: SharedGame, row: RoundRow, name: string): TableBet => ({
  ...game.shared.publicBet(game.schemas.state.parse(row.detail)),
  id: row.round_id.slice(0, ID_LENGTH),
  name: maskName(name),
  status: STATUS[row.status],
  bet: formatAmount(row.bet),
  win: formatAmount(row.win),
})
