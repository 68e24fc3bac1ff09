import type { Hall } from '../../../core/hall.ts'
import { dayEnd } from '../reward-days.ts'
import { changeVip } from './change-vip.ts'
import { judgeVip, type VipStanding, type VipVerdict } from './judge-vip.ts'
import { tellVip } from './tell-vip.ts'
import { type NamedTier, readStandings, readTiers } from './vip-queries.ts'

/**
 * Evaluates and updates every player's VIP level as of the end of a Taiwan day (§4, §9: promotion before 24:00 of the next
 * day). Idempotent per day; a player whose level already changed for this or a later day is skipped.
 */
export async function runVipDay(hall: Hall, day: string): Promise<void> {
  const tiers = await readTiers(hall.db)
  const end = dayEnd(day)
  let after = 0n
  for (;;) {
    const players = await readStandings(hall.db, end, after)
    const last = players.at(-1)
    if (last === undefined) return
    for (const { playerId, ...standing } of players) {
      const verdict = judgeVip(standing, tiers, end)
      if (verdict !== null) await applyDecision(hall, { playerId, standing, verdict, day, tiers })
    }
    after = last.playerId
  }
}

interface PlayerDecision {
  readonly playerId: bigint
  readonly standing: VipStanding
  readonly verdict: NonNullable<VipVerdict>
  readonly day: string
  readonly tiers: readonly NamedTier[]
}

async function applyDecision(
  hall: Hall,
  { playerId, standing, verdict, day, tiers }: PlayerDecision,
): Promise<void> {
  if (verdict.kind === 'held') {
    await hall.db
      .updateTable('vip_levels')
      .set({ held_from: verdict.heldFrom })
      .where('player_id', '=', playerId)
      .where('held_from', '=', standing.heldFrom)
      .execute()
    return
  }
  const at = hall.clock.now()
  const tier = tiers.find(({ level }) => level === verdict.level)
  await hall.db.transaction().execute(async (trx) => {
    // Serializes concurrent runs per player.
    await trx
      .selectFrom('players')
      .select('player_id')
      .where('player_id', '=', playerId)
      .forNoKeyUpdate()
      .execute()
    const existing = await trx
      .selectFrom('vip_changes')
      .select('change_id')
      .where('player_id', '=', playerId)
      .where('day', '>=', day)
      .executeTakeFirst()
    if (existing !== undefined) return
    const heldFrom = dayEnd(day)
    const step = { playerId, day, kind: verdict.kind, from: standing.level, to: verdict.level, heldFrom, at }
    if (!(await changeVip(trx, step))) return
    await tellVip(hall, trx, playerId, { kind: verdict.kind, day, name: tier?.name ?? {} })
  })
}
