import { operatorCalls } from '@gamehall/contract/operator'
import { refuse, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import type { GamesTrx } from '../../tables.ts'
import { broadcastLobbyChange } from '../broadcast-lobby-change.ts'

/** Sets a game's `tips` (§3), which players read before they enter it; empty texts remove them. 404: no such game. */
export const setGameTips = implementAction(operatorCalls.setGameTips, {
  subject: ({ gid }) => `game ${gid}`,
  async run(ctx, trx: GamesTrx, { gid, tips }) {
    const changed = await trx
      .updateTable('games')
      .set({ tips: JSON.stringify(tips) })
      .where('gid', '=', gid)
      .returning('gid')
      .executeTakeFirst()
    if (changed === undefined) return refuse(404)
    await broadcastLobbyChange(ctx, trx)
    return succeed({ gid, tips })
  },
})
