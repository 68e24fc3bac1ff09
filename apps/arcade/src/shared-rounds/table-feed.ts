import { setImmediate as nextTurn } from 'node:timers/promises'
import type { WebSocket } from 'ws'
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
import { type ChangedBet, TableState } from './table-state.ts'

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

/** Fans a table's changes out to its watchers: one message a change, encoded once. Reads nothing while nobody watches. */
export class TableFeed {
  private readonly watchers = new Map<WebSocket, PlayerRow>()
  private state: TableState
  private timer: NodeJS.Timeout | undefined
  private reading: Promise<void> | null = null
  private isStale = false
  private snapshot: string | null = null
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
  async join(socket: WebSocket, player: PlayerRow): Promise<void> {
    if (this.watchers.size === 0) {
      await this.reading
      this.state = this.createState()
      this.snapshot = null
      await this.state.read()
    }
    if (socket.readyState !== socket.OPEN) return
    this.watchers.set(socket, player)
    socket.once('close', () => {
      this.watchers.delete(socket)
      if (this.watchers.size === 0) clearTimeout(this.timer)
    })
    this.snapshot ??= JSON.stringify(this.state.snapshot())
    socket.send(this.snapshot)
    const server_time = this.options.ctx.clock.now().toISOString()
    const time: TableMessage = { type: 'update', server_time, bets: [], history: [], ...this.state.totals() }
    socket.send(JSON.stringify(time))
    await this.sendMine(this.state.betsOf(player.player_id), socket)
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

  /** Stops reading; does not close the sockets. */
  stop(): void {
    clearTimeout(this.timer)
    this.watchers.clear()
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
    const { message, changed } = await this.state.read(areBetsDue)
    if (message !== null) {
      this.snapshot = null
      const data = Buffer.from(JSON.stringify(message))
      await forEachInTurns([...this.watchers.keys()], (socket) => socket.send(data, { binary: false }))
    }
    await this.sendMine(changed)
  }

  /** Sends players their own bets that changed. */
  private async sendMine(changed: readonly ChangedBet[], only?: WebSocket): Promise<void> {
    const { ctx, game } = this.options
    const present = new Set([...this.watchers.values()].map(({ player_id }) => player_id))
    const owners = new Map<bigint, ChangedBet[]>()
    for (const bet of changed) {
      const { player_id } = bet.row
      if (present.has(player_id)) owners.set(player_id, [...(owners.get(player_id) ?? []), bet])
    }
    if (owners.size === 0) return
    const balances = await readBalances(ctx, ctx.db, game.platform, [...owners.keys()])
    await forEachInTurns([...this.watchers], ([socket, player]) => {
      const bets = owners.get(player.player_id)
      if (bets === undefined || (only !== undefined && socket !== only)) return
      const rounds = bets.map((bet) => ({ ...roundView(game, seededBet(bet)) }))
      const send = (balance: bigint | null) => {
        const message: TableMessage = {
          type: 'mine',
          rounds,
          balance: balance === null ? null : formatAmount(balance),
        }
        socket.send(JSON.stringify(message))
      }
      if (player.wallet === 'transfer') return send(balances.get(player.player_id) ?? 0n)
      send(null)
    })
    // The hall's balances arrive asynchronously: the table never waits for them.
    const onHall = new Map([...this.watchers.values()].map((player) => [player.player_id, player]))
    for (const playerId of owners.keys()) {
      const player = onHall.get(playerId)
      if (player?.wallet === 'seamless') this.askHallBalance?.(player)
    }
  }

  /** Sends a player's balance to each of the player's sockets. */
  private sendBalance(playerId: bigint, balance: bigint): void {
    const message: TableMessage = { type: 'mine', rounds: [], balance: formatAmount(balance) }
    for (const [socket, { player_id }] of this.watchers)
      if (player_id === playerId) socket.send(JSON.stringify(message))
  }
}

/** Runs `work` for each item, yielding to the event loop in between. */
async function forEachInTurns<Item>(items: readonly Item[], work: (item: Item) => void): Promise<void> {
  for (const [index, item] of items.entries()) {
    if (index > 0 && index % SENT_AT_ONCE === 0) await nextTurn()
    work(item)
  }
}
