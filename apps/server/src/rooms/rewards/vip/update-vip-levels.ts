import { lockPlayerRow } from '../../account/index.ts'
import { taiwanDayEnd } from '../daily-jobs/daily-runs.ts'
import type { RewardsContext } from '../tables.ts'
import { changeVipLevel } from './change-vip-level.ts'
import { evaluateVipLevel, type VipDecision, type VipStatus } from './evaluate-vip-level.ts'
import { notifyVipChange } from './notify-vip-change.ts'
import { type NamedTier, readVipStatuses, readVipTiers } from './vip-queries.ts'

/**
 * Evaluates and updates every player's VIP level as of the end of a Taiwan day (§4, §9: promotion before 24:00 of the next
 * day). Idempotent per day; a player whose level already changed for this or a later day is skipped.
 */
export async function updateVipLevels(ctx: RewardsContext, day: string): Promise<void> {
  const tiers = await readVipTiers(ctx.db)
  const end = taiwanDayEnd(day)
  let after = 0n
  for (;;) {
    const { statuses, last } = await readVipStatuses(ctx.db, end, after)
    if (last === null) return
    for (const { playerId, ...standing } of statuses) {
      const verdict = evaluateVipLevel(standing, tiers, end)
      if (verdict !== null) await applyDecision(ctx, { playerId, standing, verdict, day, tiers })
    }
    after = last
  }
}

interface PlayerDecision {
  readonly playerId: bigint
  readonly standing: VipStatus
  readonly verdict: NonNullable<VipDecision>
  readonly day: string
  readonly tiers: readonly NamedTier[]
}

async function applyDecision(
  ctx: RewardsContext,
  { playerId, standing, verdict, day, tiers }: PlayerDecision,
): Promise<void> {
  if (verdict.kind === 'held') {
    await ctx.db
      .updateTable('vip_levels')
      .set({ held_from: verdict.heldFrom })
      .where('player_id', '=', playerId)
      .where('held_from', '=', standing.heldFrom)
      .execute()
    return
  }
  const at = ctx.clock.now()
  const tier = tiers.find(({ level }) => level === verdict.level)
  await ctx.db.transaction().execute(async (trx) => {
    // Serializes concurrent runs per player.
    await lockPlayerRow(trx, playerId)
    const existing = await trx
      .selectFrom('vip_changes')
      .select('change_id')
      .where('player_id', '=', playerId)
      .where('day', '>=', day)
      .executeTakeFirst()
    if (existing !== undefined) return
    const heldFrom = taiwanDayEnd(day)
    const step = { playerId, day, kind: verdict.kind, from: standing.level, to: verdict.level, heldFrom, at }
    if (!(await changeVipLevel(trx, step))) return
    await notifyVipChange(ctx, trx, playerId, { kind: verdict.kind, day, name: tier?.name ?? {} })
  })
}
