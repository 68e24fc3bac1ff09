import { operatorCalls } from '@gamehall/contract/operator'
import { succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import type { CashierTrx } from '../../tables.ts'
import { readWithdrawalRules } from '../channels/withdrawal-channel-queries.ts'

/**
 * Updates the rules of all withdrawal channels; omitted fields keep their value. `frequency_count` orders within
 * `frequency_window_s` lock a player for `lock_s` (10124); beyond `max_open` open orders new ones are refused (10075).
 */
export const setWithdrawalRules = implementAction(operatorCalls.setWithdrawalRules, {
  subject: () => 'withdrawal rules',
  version: (trx: CashierTrx) => readWithdrawalRules(trx),
  async run(_ctx, trx: CashierTrx, change) {
    const wanted = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
    await trx.updateTable('withdrawal_rules').set(wanted).execute()
    return succeed(await readWithdrawalRules(trx))
  },
})
