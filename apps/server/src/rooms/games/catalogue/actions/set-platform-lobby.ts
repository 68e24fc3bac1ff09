import { operatorCalls } from '@gamehall/contract/operator'
import { refuse, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import type { GamesTrx } from '../../tables.ts'

/** Sets how the lobby shows a platform: each game, one tile that opens the game list, or `auto` by the number of games. */
export const setPlatformLobby = implementAction(operatorCalls.setPlatformLobby, {
  subject: (input) => `platform ${input.api_key}`,
  async run(_ctx, trx: GamesTrx, { api_key, lobby }) {
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
