import { operatorCalls } from '@gamehall/contract/operator'
import { succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import type { GamesTrx } from '../../tables.ts'

/** Sets the default interval of the reality check, and whether players can turn it off. */
export const setRealityChecks = implementAction(operatorCalls.setRealityChecks, {
  subject: () => 'reality checks',
  version: (trx: GamesTrx) => trx.selectFrom('reality_check_settings').selectAll().execute(),
  async run(_ctx, trx: GamesTrx, input) {
    await trx.updateTable('reality_check_settings').set(input).execute()
    return succeed(input)
  },
})
