import { operatorCalls } from '@gamehall/contract/operator'
import { succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import type { CashierTrx } from '../../tables.ts'

/** Adds a bank to the list, or renames one. */
export const setBank = implementAction(operatorCalls.setBank, {
  subject: (input) => `bank ${input.bank_code}`,
  async run(_ctx, trx: CashierTrx, input) {
    await trx
      .insertInto('banks')
      .values(input)
      .onConflict((conflict) =>
        conflict.column('bank_code').doUpdateSet({ name: input.name, name_en: input.name_en }),
      )
      .execute()
    return succeed(input)
  },
})
