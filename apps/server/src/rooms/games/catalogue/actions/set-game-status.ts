import { z } from 'zod'
import { refuse, succeed } from '../../../../platform/context/outcome.ts'
import { defineAction } from '../../../../platform/operator/action.ts'
import { singleOperator } from '../../../../platform/operator/four-eyes/four-eyes-rule.ts'

/** Opens or closes one game. 404: no such game. */
export const setGameStatus = defineAction({
  name: 'set-game-status',
  permission: 'platforms.maintain',
  summary: 'Open or close one game',
  input: z.object({ gid: z.string().min(1).max(64), is_enabled: z.boolean() }),
  fourEyes: singleOperator('moves no money and can be undone at once'),
  subject: (input) => `game ${input.gid}`,
  async run(_hall, trx, input) {
    const changed = await trx
      .updateTable('games')
      .set({ is_enabled: input.is_enabled })
      .where('gid', '=', input.gid)
      .returning('gid')
      .executeTakeFirst()
    return changed === undefined ? refuse(404) : succeed(input)
  },
})
