import type { VipChange } from '@gamehall/contract/rewards'
import type { RewardsTrx } from '../tables.ts'

interface Step {
  readonly playerId: bigint
  /** The Taiwan day that the evaluation is for. */
  readonly day: string
  readonly kind: VipChange['kind']
  readonly from: number
  readonly to: number
  /** Start of the next hold period: midnight in Taiwan. */
  readonly heldFrom: Date
  readonly at: Date
}

/**
 * Sets a player's VIP level and records the change. Answers false, and changes nothing, when the player is no longer on
 * `from`.
 */
export async function changeVipLevel(trx: RewardsTrx, step: Step): Promise<boolean> {
  const { playerId, from, to, heldFrom, at } = step
  const placed = { level: to, since: at, held_from: heldFrom }
  const moved = await trx
    .insertInto('vip_levels')
    .values({ player_id: playerId, ...placed, highest: to })
    .onConflict((conflict) =>
      conflict
        .column('player_id')
        .doUpdateSet(({ fn, ref, val }) => ({
          ...placed,
          highest: fn<number>('greatest', [ref('vip_levels.highest'), val(to)]),
        }))
        .where('vip_levels.level', '=', from),
    )
    .returning('player_id')
    .executeTakeFirst()
  if (moved === undefined) return false
  await trx
    .insertInto('vip_changes')
    .values({ player_id: playerId, day: step.day, kind: step.kind, from_level: from, to_level: to, at })
    .execute()
  return true
}
