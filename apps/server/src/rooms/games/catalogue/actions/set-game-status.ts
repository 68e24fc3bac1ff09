import { operatorCalls } from '@gamehall/contract/operator'
import { refuse, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import type { GamesTrx } from '../../tables.ts'
import { broadcastLobbyChange } from '../broadcast-lobby-change.ts'

/** Opens or closes one game. 404: no such game. */
export const setGameStatus = implementAction(operatorCalls.setGameStatus, {
  subject: (input) => `game ${input.gid}`,
  async run(ctx, trx: GamesTrx, input) {
    const changed = await trx
      .updateTable('games')
      .set({ is_enabled: input.is_enabled })
      .where('gid', '=', input.gid)
      .returning('gid')
      .executeTakeFirst()
    if (changed === undefined) return refuse(404)
    await broadcastLobbyChange(ctx, trx)
    return succeed(input)
  },
})
