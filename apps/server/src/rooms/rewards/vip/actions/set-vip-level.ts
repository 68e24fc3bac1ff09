import { operatorCalls } from '@gamehall/contract/operator'
import { refuse, refuseField, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import { formatPlayerSubject } from '../../../../platform/operator/input/player-target.ts'
import { taiwanDay, taiwanDayStart } from '../../../../platform/time/taiwan-time.ts'
import { lockPlayerRow } from '../../../account/index.ts'
import type { RewardsContext, RewardsTrx } from '../../tables.ts'
import { changeVipLevel } from '../change-vip-level.ts'
import { notifyVipChange } from '../notify-vip-change.ts'
import { readVipLevel } from '../read-vip-level.ts'

/** Sets a player's VIP level; its hold period starts today. 404 unknown player, 400 unknown level. */
export const setVipLevel = implementAction(operatorCalls.setVipLevel, {
  subject: formatPlayerSubject,
  version: (trx: RewardsTrx, input) => readVipLevel(trx, input.player_id),
  async run(ctx: RewardsContext, trx: RewardsTrx, { player_id: playerId, level }) {
    if (!(await lockPlayerRow(trx, playerId))) return refuse(404)
    const tier = await trx
      .selectFrom('vip_tiers')
      .select('name')
      .where('level', '=', level)
      .executeTakeFirst()
    if (tier === undefined) return refuseField('level', 'invalid')
    const at = ctx.clock.now()
    const day = taiwanDay(at)
    const from = await readVipLevel(trx, playerId)
    const isMoved = await changeVipLevel(trx, {
      playerId,
      day,
      kind: 'placed',
      from,
      to: level,
      heldFrom: taiwanDayStart(day),
      at,
    })
    if (isMoved && from !== level)
      await notifyVipChange(ctx, trx, playerId, { kind: 'placed', day, name: tier.name })
    return succeed({ player_id: playerId.toString(), level })
  },
})
