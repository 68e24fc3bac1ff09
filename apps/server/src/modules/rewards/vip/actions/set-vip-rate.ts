import { gameCategory } from '@gamehall/contract/games'
import { z } from 'zod'
import { refuse, succeed } from '../../../../core/outcome.ts'
import { defineAction } from '../../../../operator/action.ts'
import { percentInput } from '../../actions/percent-input.ts'

/** Sets what a VIP level gives back of a valid bet on a type of game. 404 no such level. */
export const setVipRate = defineAction({
  name: 'set-vip-rate',
  permission: 'vip.manage',
  summary: 'Set a VIP level’s rebate rate for a type of game, in percent',
  input: z.object({
    level: z.coerce.number().int().min(0).max(100),
    category: gameCategory,
    rate: percentInput,
  }),
  subject: ({ level, category }) => `VIP level ${level}, ${category}`,
  async run(_hall, trx, { level, category, rate }) {
    const changed = await trx
      .updateTable('vip_rates')
      .set({ basis_points: rate })
      .where('level', '=', level)
      .where('category', '=', category)
      .returning('level')
      .executeTakeFirst()
    return changed === undefined ? refuse(404) : succeed({ level, category, basis_points: rate })
  },
})
