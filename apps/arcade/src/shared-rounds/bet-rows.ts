import { sql } from 'kysely'
import type { ArcadeContext } from '../arcade-context.ts'
import type { ArcadeDb, ArcadeTrx, PlayerRow, RoundRow, SharedRoundRow } from '../db/schema.ts'
import type { RoundStream } from '../fairness/random-stream.ts'
import type { RoundContext } from '../games/game-module.ts'
import { ENDED_PHASES, type SharedMoment } from '../games/shared-moment.ts'
import type { SeededRound } from '../rounds/round-queries.ts'
import { momentOf, type SharedGame } from './shared-round-store.ts'

/** A bet with its player and the shared round it is in. */
export interface Bet {
  readonly row: RoundRow
  readonly player: PlayerRow
  readonly shared: SharedRoundRow
  /** When the table of the round was last led. */
  readonly lastLedAt: Date | null
}

/** The bet as a round of its player, with the seed once it is revealed. */
export const seededBet = ({ row, shared }: Pick<Bet, 'row' | 'shared'>): SeededRound => ({
  ...row,
  seed: shared.seed ?? '',
  seed_hash: shared.commitment,
  revealed_at: shared.revealed_at,
  beacon_chain_hash: shared.beacon_chain_hash,
  beacon_round: shared.beacon_round,
  outcome: ENDED_PHASES.includes(shared.phase) ? shared.result : null,
})

/** A bet has no stream of its own: the shared round draws once for all bets. */
export const NO_STREAM: RoundStream = {
  position: 0,
  fromStart: () => NO_STREAM,
  nextInt() {
    throw new Error('a bet in a shared round draws no numbers')
  },
}

/** What the rules may read of a bet at a moment of its round. */
export function betContext(game: SharedGame, row: RoundRow, moment: SharedMoment): RoundContext<unknown> {
  return {
    bet: game.schemas.bet.parse(row.wager),
    staked: row.bet,
    paid: row.win,
    status: row.status === 'PENDING' ? 'OPEN' : row.status,
    stream: NO_STREAM,
    moment,
  }
}

/** Locks bets until the transaction ends, in one order for everybody. Deleted rows are left out. */
export async function lockBets(trx: ArcadeTrx, roundIds: readonly string[]): Promise<Bet[]> {
  if (roundIds.length === 0) return []
  const rows = await trx
    .selectFrom('arcade.rounds')
    .selectAll()
    .where('round_id', 'in', roundIds)
    .where('shared_round_id', 'is not', null)
    .orderBy('round_id')
    .forUpdate()
    .execute()
  return withOwners(trx, rows)
}

/** Adds its player and its shared round to each bet. */
export async function withOwners(db: ArcadeDb, rows: readonly RoundRow[]): Promise<Bet[]> {
  if (rows.length === 0) return []
  const players = await db
    .selectFrom('arcade.players')
    .selectAll()
    .where('player_id', 'in', [...new Set(rows.map(({ player_id }) => player_id))])
    .execute()
  const shared = await db
    .selectFrom('arcade.shared_rounds as r')
    .innerJoin('arcade.shared_tables as t', (join) =>
      join.onRef('t.game', '=', 'r.game').onRef('t.table_id', '=', 'r.table_id'),
    )
    .selectAll('r')
    .select('t.renewed_at as last_led_at')
    .where('r.shared_round_id', 'in', [
      ...new Set(rows.flatMap(({ shared_round_id }) => shared_round_id ?? [])),
    ])
    .execute()
  const playerById = new Map(players.map((player) => [player.player_id, player]))
  const sharedById = new Map(shared.map((round) => [round.shared_round_id, round]))
  return rows.flatMap((row) => {
    const player = playerById.get(row.player_id)
    const round = sharedById.get(row.shared_round_id ?? '')
    if (player === undefined || round === undefined) return []
    const { last_led_at, ...own } = round
    return [{ row, player, shared: own, lastLedAt: last_led_at }]
  })
}

/** Moments of the shared rounds of several bets at one instant, each computed once. */
export function createMoments(ctx: ArcadeContext, db: ArcadeDb) {
  const known = new Map<string, Promise<SharedMoment>>()
  return (game: SharedGame, round: SharedRoundRow, at: Date): Promise<SharedMoment> => {
    const key = `${round.shared_round_id}/${round.phase}`
    const base = known.get(key) ?? momentOf(ctx, db, game, round, round.runs_at)
    known.set(key, base)
    return base.then((moment) => ({
      ...moment,
      elapsedMs: moment.outcome === null ? 0 : Math.max(0, at.getTime() - round.runs_at.getTime()),
    }))
  }
}

/** What a bet becomes when its step is credited. */
export interface BetChange {
  readonly round_id: string
  readonly detail: object
  readonly status: RoundRow['status']
  readonly win: bigint
  readonly valid_bet: bigint
  readonly due_ms: number | null
  readonly settled_at: Date | null
}

/** Writes changes of many bets in one statement; the hall reads each again. */
export async function updateBets(trx: ArcadeTrx, changes: readonly BetChange[], at: Date): Promise<void> {
  if (changes.length === 0) return
  const rows = changes.map((change) => ({
    ...change,
    win: `${change.win}`,
    valid_bet: `${change.valid_bet}`,
    settled_at: change.settled_at?.toISOString() ?? null,
  }))
  await sql`
    update arcade.rounds r set detail = v.detail, status = v.status, win = v.win, valid_bet = v.valid_bet,
        due_ms = v.due_ms, settled_at = v.settled_at, changed_at = ${at},
        version = r.version + case when r.status = 'PENDING' then 0 else 1 end
      from json_to_recordset(${JSON.stringify(rows)}::json) as v(
        round_id uuid, detail jsonb, status text, win bigint, valid_bet bigint, due_ms int, settled_at timestamptz)
      where r.round_id = v.round_id`.execute(trx)
}
