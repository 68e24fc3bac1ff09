import { operatorCalls } from '@gamehall/contract/operator'
import { refuseField, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import type { CashierTrx } from '../../tables.ts'

/** Sets the maximum number of cards and addresses per player and the waiting period of a new address. Omitted fields stay. */
export const setDestinationRules = implementAction(operatorCalls.setDestinationRules, {
  subject: () => 'destination rules',
  version: (trx: CashierTrx) => trx.selectFrom('destination_rules').selectAll().execute(),
  async run(_ctx, trx: CashierTrx, { max_cards, max_addresses, address_wait_s }) {
    const change = {
      ...(max_cards !== undefined && { max_cards }),
      ...(max_addresses !== undefined && { max_addresses }),
      ...(address_wait_s !== undefined && { address_wait_s }),
    }
    if (Object.keys(change).length === 0) return refuseField('input', 'required')
    await trx.updateTable('destination_rules').set(change).execute()
    return succeed(change)
  },
})
