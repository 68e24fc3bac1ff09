import { type GameCategory, gameCategory } from '@gamehall/contract/games'
import { minor, ZERO } from '@gamehall/money'
import { type FormalPlayer, findFormalPlayer, listFormalPlayers } from '../../account/index.ts'
import { sumPaidDeposits } from '../../cashier/index.ts'
import { sumValidBets, sumValidBetsWithin } from '../../games/index.ts'
import type { RewardsDb } from '../tables.ts'
import { HOLD_PERIOD_MS, type VipStatus, type VipTier } from './evaluate-vip-level.ts'

export interface NamedTier extends VipTier {
  readonly name: Readonly<Record<string, string>>
}

/** Reads all VIP levels, lowest first. */
export async function readVipTiers(db: RewardsDb): Promise<NamedTier[]> {
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
export async function readVipRates(db: RewardsDb): Promise<VipRate[]> {
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

type PlayerVipStatus = VipStatus & { readonly playerId: bigint }

/** The statuses of formal players just before an instant, in their order. Players without level, deposit and bet included. */
async function statusesOf(db: RewardsDb, players: readonly FormalPlayer[], end: Date) {
  const ids = players.map(({ playerId }) => playerId)
  const rows =
    ids.length === 0
      ? []
      : await db.selectFrom('vip_levels').selectAll().where('player_id', 'in', ids).execute()
  const levels = new Map(rows.map((row) => [row.player_id, row]))
  const before = { from: null, to: end }
  const deposits = await sumPaidDeposits(db, ids, before)
  const bets = await sumValidBets(db, ids, before)
  const held = await sumValidBetsWithin(
    db,
    rows.map((row) => ({ playerId: row.player_id, from: row.held_from, to: heldUntil(row, end) })),
  )
  return players.map(({ playerId, registeredAt }) => {
    const row = levels.get(playerId)
    const status: PlayerVipStatus = {
      playerId,
      level: row?.level ?? 0,
      highest: row?.highest ?? 0,
      heldFrom: row?.held_from ?? registeredAt,
      depositMinor: deposits.get(playerId) ?? ZERO,
      validBetMinor: bets.get(playerId) ?? ZERO,
      heldBetMinor: held.get(playerId) ?? ZERO,
    }
    return { status, isPlaced: row !== undefined }
  })
}

/** The end of a hold period, at most `end`; level 0 has no hold period. */
const heldUntil = ({ level, held_from }: { readonly level: number; readonly held_from: Date }, end: Date) =>
  level === 0 ? end : new Date(Math.min(end.getTime(), held_from.getTime() + HOLD_PERIOD_MS))

/** Reads a player's VIP status just before an instant; undefined for a test account. */
export async function readVipStatus(
  db: RewardsDb,
  playerId: bigint,
  at: Date,
): Promise<VipStatus | undefined> {
  const player = await findFormalPlayer(db, playerId)
  if (player === undefined) return undefined
  const [found] = await statusesOf(db, [player], at)
  return found?.status
}

const BATCH_SIZE = 500

/**
 * Reads the VIP statuses at the end of a day of the next formal players after an id: those with a level, a deposit or a bet.
 * `last` is the id to go on from; null when nobody is left.
 */
export async function readVipStatuses(
  db: RewardsDb,
  end: Date,
  after: bigint,
): Promise<{ readonly statuses: readonly PlayerVipStatus[]; readonly last: bigint | null }> {
  const players = await listFormalPlayers(db, { after, limit: BATCH_SIZE })
  const found = await statusesOf(db, players, end)
  const statuses = found
    .filter(({ status, isPlaced }) => isPlaced || status.depositMinor > ZERO || status.validBetMinor > ZERO)
    .map(({ status }) => status)
  return { statuses, last: players.at(-1)?.playerId ?? null }
}
