import { operatorCalls } from '@gamehall/contract/operator'
import { refuse, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import type { GamesTrx } from '../../tables.ts'

/** Sets a game’s turnover weight in percent for future bets. Bets already counted keep their weight. 404: no such game. */
export const setGameWeight = implementAction(operatorCalls.setGameWeight, {
  subject: (input) => `game ${input.gid}`,
  version: (trx: GamesTrx, { gid }) =>
    trx.selectFrom('games').select('weight_percent').where('gid', '=', gid).executeTakeFirst(),
  async run(_ctx, trx: GamesTrx, input) {
    const changed = await trx
      .updateTable('games')
      .set({ weight_percent: input.weight_percent })
      .where('gid', '=', input.gid)
      .returning('gid')
      .executeTakeFirst()
    return changed === undefined ? refuse(404) : succeed(input)
  },
})
