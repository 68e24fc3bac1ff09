import { z } from 'zod'
import { refuse, refuseField, succeed } from '../../../core/outcome.ts'
import { taiwanDay, taiwanDayStart } from '../../../core/taiwan-time.ts'
import { defineAction } from '../../../operator/action.ts'
import { playerSubject, playerTarget } from '../../../operator/player-target.ts'
import { changeVip } from '../vip/change-vip.ts'
import { tellVip } from '../vip/tell-vip.ts'
import { readVipLevel } from '../vip-level.ts'

/** Sets a player's VIP level; its hold period starts today. 404 unknown player, 400 unknown level. */
export const setVipLevel = defineAction({
  name: 'set-vip-level',
  permission: 'players.manage',
  summary: 'Set a player’s VIP level',
  input: playerTarget.extend({
    level: z.int().min(0).max(100),
  }),
  fourEyes: {
    rule: 'always',
    version: (trx, input) => readVipLevel(trx, input.player_id),
  },
  subject: playerSubject,
  async run(hall, trx, { player_id: playerId, level }) {
    const player = await trx
      .selectFrom('players')
      .select('player_id')
      .where('player_id', '=', playerId)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (player === undefined) return refuse(404)
    const tier = await trx
      .selectFrom('vip_tiers')
      .select('name')
      .where('level', '=', level)
      .executeTakeFirst()
    if (tier === undefined) return refuseField('level', 'invalid')
    const at = hall.clock.now()
    const day = taiwanDay(at)
    const from = await readVipLevel(trx, playerId)
    const isMoved = await changeVip(trx, {
      playerId,
      day,
      kind: 'placed',
      from,
      to: level,
      heldFrom: taiwanDayStart(day),
      at,
    })
    if (isMoved && from !== level)
      await tellVip(hall, trx, playerId, { kind: 'placed', day, name: tier.name })
    return succeed({ player_id: playerId.toString(), level })
  },
})
