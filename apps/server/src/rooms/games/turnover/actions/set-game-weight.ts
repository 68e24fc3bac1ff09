import { z } from 'zod'
import { refuse, succeed } from '../../../../platform/context/outcome.ts'
import { defineAction } from '../../../../platform/operator/action.ts'

/** Sets a game’s turnover weight in percent for future bets. Bets already counted keep their weight. 404: no such game. */
export const setGameWeight = defineAction({
  name: 'set-game-weight',
  permission: 'platforms.maintain',
  summary: 'Set how much of a game’s bets counts as turnover, in percent',
  input: z.object({
    gid: z.string().min(1).max(64),
    weight_percent: z.coerce.number().int().min(0).max(100),
  }),
  fourEyes: {
    rule: 'always',
    version: (trx, { gid }) =>
      trx.selectFrom('games').select('weight_percent').where('gid', '=', gid).executeTakeFirst(),
  },
  subject: (input) => `game ${input.gid}`,
  async run(_hall, trx, input) {
    const changed = await trx
      .updateTable('games')
      .set({ weight_percent: input.weight_percent })
      .where('gid', '=', input.gid)
      .returning('gid')
      .executeTakeFirst()
    return changed === undefined ? refuse(404) : succeed(input)
  },
})
