import { operatorCalls } from '@gamehall/contract/operator'
import { refuse, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import type { GamesTrx } from '../../tables.ts'
import { broadcastLobbyChange } from '../broadcast-lobby-change.ts'

/** Starts or ends a platform’s maintenance. Balances at the platform stay there. 404: no such platform. */
export const setPlatformMaintenance = implementAction(operatorCalls.setPlatformMaintenance, {
  subject: (input) => `platform ${input.api_key}`,
  async run(ctx, trx: GamesTrx, input) {
    const changed = await trx
      .updateTable('platforms')
      .set({
        is_maintained: input.is_on,
        maintenance_until: input.is_on && input.until != null ? new Date(input.until) : null,
      })
      .where('api_key', '=', input.api_key)
      .returning('api_key')
      .executeTakeFirst()
    if (changed === undefined) return refuse(404)
    await broadcastLobbyChange(ctx, trx)
    return succeed(input)
  },
})
