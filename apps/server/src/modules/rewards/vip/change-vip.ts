import type { VipChange } from '@gamehall/contract/rewards'
import type { Trx } from '../../../core/transact.ts'

interface Step {
  readonly playerId: bigint
  /** The Taiwan day it is judged by. */
  readonly day: string
  readonly kind: VipChange['kind']
  readonly from: number
  readonly to: number
  /** Where the next hold period begins: a Taiwan midnight. */
  readonly heldFrom: Date
  readonly at: Date
}

/**
 * Puts a player on another level and remembers it. False, and nothing is changed, when the player is not on `from` any
 * more, or a step was judged by this day before.
 */
export async function changeVip(trx: Trx, step: Step): Promise<boolean> {
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
