import { z } from 'zod'
import { refuse, succeed } from '../../../core/outcome.ts'
import { defineAction } from '../../../operator/action.ts'
import { playerSubject, playerTarget } from '../../../operator/player-target.ts'

/** Puts a player on a VIP level. 404 no such player. */
export const setVipLevel = defineAction({
  name: 'set-vip-level',
  permission: 'players.manage',
  summary: 'Put a player on a VIP level',
  input: playerTarget.extend({
    level: z.int().min(0).max(100),
  }),
  subject: playerSubject,
  async run(hall, trx, { player_id: playerId, level }) {
    const player = await trx
      .selectFrom('players')
      .select('player_id')
      .where('player_id', '=', playerId)
      .executeTakeFirst()
    if (player === undefined) return refuse(404)
    const placed = { level, since: hall.clock.now() }
    await trx
      .insertInto('vip_levels')
      .values({ player_id: playerId, ...placed })
      .onConflict((conflict) => conflict.column('player_id').doUpdateSet(placed))
      .execute()
    return succeed({ player_id: playerId.toString(), level })
  },
})
