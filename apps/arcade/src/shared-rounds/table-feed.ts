import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ArcadeContext } from '../arcade-context.ts'
import type { PlayerRow } from '../db/schema.ts'
import { roundView } from '../rounds/round-view.ts'
import { formatAmount } from '../wallet/amount.ts'
import { readBalances } from '../wallet/move-many.ts'
import { seededBet } from './bet-rows.ts'
import { createHallBalances } from './hall-balances.ts'
import type { SharedGame } from './shared-round-store.ts'
import type { TableKey } from './table-key.ts'
import type { TableMessage } from './table-protocol.ts'
import { type Audience, audienceOf, type ChangedBet, TableState } from './table-state.ts'
import { endEndedWatchers, type TableWatcher } from './table-watcher.ts'

/** How often a watched table is read; what this process itself changes is read at once. */
const POLL_MS = 150
/** At a table with many watchers, bets are read and sent this often: one message to everybody for all that changed. */
const CROWD = 100
const CROWD_BETS_MS = 500
/** Sockets that are written to in one turn of the event loop, so that requests are answered in between. */
const SENT_AT_ONCE = 50

export interface FeedOptions {
  readonly ctx: ArcadeContext
  readonly game: SharedGame
  readonly key: TableKey
  readonly onError: (error: unknown) => void
}

/** Fans a table's changes out to its watchers: one message a change for each audience, encoded once. Reads nothing while nobody watches. */
export class TableFeed {
  private readonly watchers = new Set<TableWatcher>()
  private state: TableState
  private timer: NodeJS.Timeout | undefined
  private reading: Promise<void> | null = null
  private isStale = false
  private readonly snapshots = new Map<Audience, string>()
  private betsReadAt = Number.NEGATIVE_INFINITY

  private readonly options: FeedOptions
  private readonly askHallBalance: ((player: PlayerRow) => void) | null

  constructor(options: FeedOptions) {
    this.options = options
    const { ctx, onError } = options
    const onBalance = (playerId: bigint, balance: bigint) => this.sendBalance(playerId, balance)
    this.askHallBalance = ctx.hallWallet && createHallBalances({ wallet: ctx.hallWallet, onBalance, onError })
    this.state = this.createState()
  }

  get watcherCount(): number {
    return this.watchers.size
  }

  /** Sends the snapshot, then every change until the socket closes. */
  async join(watcher: TableWatcher): Promise<void> {
    if (this.watchers.size === 0) {
      await this.reading
      this.state = this.createState()
      this.snapshots.clear()
      await this.state.read()
    }
    if (!watcher.isOpen) return
    this.watchers.add(watcher)
    watcher.socket.once('close', () => {
      this.watchers.delete(watcher)
      if (this.watchers.size === 0) clearTimeout(this.timer)
    })
    const audience = audienceOf(watcher.player)
    const snapshot = this.snapshots.get(audience) ?? JSON.stringify(this.state.snapshot(audience))
    this.snapshots.set(audience, snapshot)
    watcher.send(snapshot)
    const server_time = this.options.ctx.clock.now().toISOString()
    const totals = this.state.totals(audience)
    const time: TableMessage = { type: 'update', server_time, bets: [], history: [], ...totals }
    watcher.send(JSON.stringify(time))
    await this.sendMine(this.state.betsOf(watcher.player.player_id), [watcher])
    this.refresh()
  }

  /** Reads the table now: this process changed it. */
  refresh(): void {
    if (this.watchers.size === 0) return
    if (this.reading !== null) {
      this.isStale = true
      return
    }
    clearTimeout(this.timer)
    this.reading = this.readAndSend()
      .catch(this.options.onError)
      .finally(() => this.readAgainLater())
  }

  /** Stops reading, after a read that is under way; does not close the sockets. */
  async stop(): Promise<void> {
    clearTimeout(this.timer)
    this.watchers.clear()
    await this.reading
  }

  private createState(): TableState {
    const { ctx, game, key } = this.options
    return new TableState(ctx, game, key)
  }

  private readAgainLater(): void {
    this.reading = null
    if (this.watchers.size === 0) return
    this.timer = setTimeout(() => this.refresh(), this.isStale ? 0 : POLL_MS)
    this.isStale = false
  }

  private async readAndSend(): Promise<void> {
    const now = performance.now()
    const areBetsDue = this.watchers.size < CROWD || now - this.betsReadAt >= CROWD_BETS_MS
    if (areBetsDue) this.betsReadAt = now
    const { messages, changed } = await this.state.read(areBetsDue)
    const encoded = { real: encode(messages.real), play: encode(messages.play) }
    if (encoded.real !== null || encoded.play !== null) {
      this.snapshots.clear()
      await forEachInTurns([...this.watchers], (watcher) => {
        const data = encoded[audienceOf(watcher.player)]
        if (data !== null) watcher.send(data)
      })
    }
    await this.sendMine(changed, [...this.watchers])
  }

  /** Sends those of these watchers whose bets changed their own bets, while their sessions live. */
  private async sendMine(changed: readonly ChangedBet[], watchers: readonly TableWatcher[]): Promise<void> {
    const { ctx, game } = this.options
    const present = new Set(watchers.map(({ player }) => player.player_id))
    const owners = new Map<bigint, ChangedBet[]>()
    for (const bet of changed) {
      const { player_id } = bet.row
      if (present.has(player_id)) owners.set(player_id, [...(owners.get(player_id) ?? []), bet])
    }
    if (owners.size === 0) return
    const own = watchers.filter(({ player }) => owners.has(player.player_id))
    const [balances] = await Promise.all([
      readBalances(ctx, ctx.db, game.platform, [...owners.keys()]),
      endEndedWatchers(ctx, own),
    ])
    await forEachInTurns(own, (watcher) => {
      const { player_id, wallet } = watcher.player
      const rounds = (owners.get(player_id) ?? []).map((bet) => ({ ...roundView(game, seededBet(bet)) }))
      const balance = wallet === 'transfer' ? formatAmount(balances.get(player_id) ?? 0n) : null
      const message: TableMessage = { type: 'mine', rounds, balance }
      watcher.send(JSON.stringify(message))
    })
    // The hall's balances arrive asynchronously: the table never waits for them.
    const onHall = new Map(
      own.flatMap(({ isOpen, player }) =>
        isOpen && player.wallet === 'seamless' ? [[player.player_id, player]] : [],
      ),
    )
    for (const player of onHall.values()) this.askHallBalance?.(player)
  }

  /** Sends a player's balance to each of the player's sockets whose sessions live. */
  private async sendBalance(playerId: bigint, balance: bigint): Promise<void> {
    const own = [...this.watchers].filter(({ player }) => player.player_id === playerId)
    await endEndedWatchers(this.options.ctx, own)
    const message: TableMessage = { type: 'mine', rounds: [], balance: formatAmount(balance) }
    for (const watcher of own) watcher.send(JSON.stringify(message))
  }
}

const encode = (message: TableMessage | null): Buffer | null =>
  message === null ? null : Buffer.from(JSON.stringify(message))

/** Runs `work` for each item, yielding to the event loop in between. */
async function forEachInTurns<Item>(items: readonly Item[], work: (item: Item) => void): Promise<void> {
  for (const [index, item] of items.entries()) {
    if (index > 0 && index % SENT_AT_ONCE === 0) await nextTurn()
    work(item)
  }
}
