import { z } from 'zod'
import { refuse, succeed } from '../../../../platform/context/outcome.ts'
import { defineAction } from '../../../../platform/operator/action.ts'
import { singleOperator } from '../../../../platform/operator/four-eyes/four-eyes-rule.ts'

/** Sets how the lobby shows a platform: each game, one tile that opens the game list, or `auto` by the number of games. */
export const setPlatformLobby = defineAction({
  name: 'set-platform-lobby',
  permission: 'platforms.maintain',
  summary: 'Set how the lobby shows a platform: as games, as one list, or automatically',
  input: z.object({ api_key: z.string().min(1).max(64), lobby: z.enum(['auto', 'games', 'list']) }),
  subject: (input) => `platform ${input.api_key}`,
  fourEyes: singleOperator('moves no money and can be undone at once'),
  async run(_hall, trx, { api_key, lobby }) {
    const changed = await trx
      .updateTable('platforms')
      .set({ lobby })
      .where('api_key', '=', api_key)
      .returning('api_key')
      .executeTakeFirst()
    if (changed === undefined) return refuse(404)
    return succeed({ api_key, lobby })
  },
})
