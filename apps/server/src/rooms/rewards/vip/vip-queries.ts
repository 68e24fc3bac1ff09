import { ACCOUNT_TYPES } from '@gamehall/contract/constants'
import { type GameCategory, gameCategory } from '@gamehall/contract/games'
import { minor } from '@gamehall/money'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { HOLD_PERIOD_MS, type VipStatus, type VipTier } from './evaluate-vip-level.ts'

type Db = Kysely<Database>

export interface NamedTier extends VipTier {
  readonly name: Readonly<Record<string, string>>
}

/** Reads all VIP levels, lowest first. */
export async function readVipTiers(db: Db): Promise<NamedTier[]> {
  const rows = await db.selectFrom('vip_tiers').selectAll().orderBy('level').execute()
  return rows.map(({ level, name, deposit_minor, valid_bet_minor, hold_minor }) => ({
    level,
    name,
    depositMinor: minor(deposit_minor),
    validBetMinor: minor(valid_bet_minor),
    holdMinor: minor(hold_minor),
  }))
}

export interface VipRate {
  readonly level: number
  readonly category: GameCategory
  readonly basisPoints: number
}

/** Reads each level's rebate rate per game category, capped at the category's maximum; 0 where rebate is disabled. */
export async function readVipRates(db: Db): Promise<VipRate[]> {
  const rows = await db
    .selectFrom('vip_rates')
    .innerJoin('rebate_rules', 'rebate_rules.category', 'vip_rates.category')
    .select(['vip_rates.level', 'vip_rates.category', 'vip_rates.basis_points'])
    .select(['rebate_rules.is_enabled', 'rebate_rules.max_basis_points'])
    .orderBy('vip_rates.level')
    .execute()
  return sortByCategory(rows).map(({ level, category, basis_points, is_enabled, max_basis_points }) => ({
    level,
    category,
    basisPoints: is_enabled ? Math.min(basis_points, max_basis_points) : 0,
  }))
}

/** Sorts rows by the lobby's order of game categories. */
export const sortByCategory = <Row extends { readonly category: GameCategory }>(
  rows: readonly Row[],
): Row[] =>
  rows.toSorted((a, b) => gameCategory.options.indexOf(a.category) - gameCategory.options.indexOf(b.category))

/** Formats basis points as a percentage: 35 becomes `"0.35"`. */
export const formatBasisPoints = (basisPoints: number): string => (basisPoints / 100).toFixed(2)

interface VipStatusRow {
  player_id: bigint
  level: number
  highest: number
  held_from: Date
  deposit: bigint
  valid_bet: bigint
  held_bet: bigint
}

function statusSql(end: Date) {
  const hold = sql`interval '1 millisecond' * ${HOLD_PERIOD_MS}`
  return sql<VipStatusRow>`
    select p.player_id, coalesce(v.level, 0) as level, coalesce(v.highest, 0) as highest,
      coalesce(v.held_from, p.created_at) as held_from,
      (select coalesce(sum(paid_minor), 0)::bigint from deposit_orders d
        where d.player_id = p.player_id and d.state = 'paid' and d.paid_at < ${end}) as deposit,
      (select coalesce(sum(valid_bet_minor), 0)::bigint from bets b
        where b.player_id = p.player_id and b.status = 'settled' and b.settled_at < ${end}) as valid_bet,
      (select coalesce(sum(valid_bet_minor), 0)::bigint from bets b
        where b.player_id = p.player_id and b.status = 'settled' and b.settled_at >= v.held_from
          and b.settled_at < ${end} and (v.level = 0 or b.settled_at < v.held_from + ${hold})) as held_bet
    from players p left join vip_levels v on v.player_id = p.player_id
    where p.account_type = ${ACCOUNT_TYPES.formal}`
}

const toVipStatus = (row: VipStatusRow): VipStatus & { readonly playerId: bigint } => ({
  playerId: row.player_id,
  level: row.level,
  highest: row.highest,
  heldFrom: row.held_from,
  depositMinor: minor(row.deposit),
  validBetMinor: minor(row.valid_bet),
  heldBetMinor: minor(row.held_bet),
})

/** Reads a player's VIP status just before an instant; undefined for a test account. */
export async function readVipStatus(db: Db, playerId: bigint, at: Date): Promise<VipStatus | undefined> {
  const { rows } = await sql<VipStatusRow>`${statusSql(at)} and p.player_id = ${playerId}`.execute(db)
  return rows[0] && toVipStatus(rows[0])
}

const BATCH_SIZE = 500

/** Reads a page of VIP statuses at the end of a day, ordered by player id, of players with a level, a deposit or a bet. */
export async function readVipStatuses(db: Db, end: Date, after: bigint) {
  const { rows } = await sql<VipStatusRow>`${statusSql(end)}
    and p.player_id > ${after}
    and (v.player_id is not null
      or exists (select from deposit_orders d where d.player_id = p.player_id and d.state = 'paid')
      or exists (select from bets b where b.player_id = p.player_id and b.status = 'settled'))
    order by p.player_id limit ${BATCH_SIZE}`.execute(db)
  return rows.map(toVipStatus)
}
