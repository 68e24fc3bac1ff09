import { operatorCalls } from '@gamehall/contract/operator'
import { refuseField, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import type { CashierTrx } from '../../tables.ts'

/** Adds or updates a bank branch. 400 `bank_code` unknown bank. */
export const addBankBranch = implementAction(operatorCalls.addBankBranch, {
  subject: (input) => `bank branch ${input.bank_code}-${input.branch_code}`,
  async run(_ctx, trx: CashierTrx, input) {
    const bank = await trx
      .selectFrom('banks')
      .select('bank_code')
      .where('bank_code', '=', input.bank_code)
      .executeTakeFirst()
    if (bank === undefined) return refuseField('bank_code', 'bank_unknown')
    await trx
      .insertInto('bank_branches')
      .values(input)
      .onConflict((conflict) =>
        conflict
          .columns(['bank_code', 'branch_code'])
          .doUpdateSet({ name: input.name, address: input.address }),
      )
      .execute()
    return succeed(input)
  },
})
