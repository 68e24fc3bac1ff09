import { operatorCalls } from '@gamehall/contract/operator'
import { refuse, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import type { CashierTrx } from '../../tables.ts'

/** Enables or disables a deposit channel. While disabled, new orders answer 10148; open orders continue. 404 unknown channel. */
export const switchDepositChannel = implementAction(operatorCalls.switchDepositChannel, {
  subject: ({ channel_id }) => `deposit channel ${channel_id}`,
  async run(_ctx, trx: CashierTrx, { channel_id, is_enabled }) {
    const changed = await trx
      .updateTable('deposit_channels')
      .set({ is_enabled })
      .where('channel_id', '=', channel_id)
      .returning(['channel_id', 'is_enabled'])
      .executeTakeFirst()
    return changed === undefined ? refuse(404) : succeed(changed)
  },
})
