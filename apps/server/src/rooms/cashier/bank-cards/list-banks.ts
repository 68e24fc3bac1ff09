import type { listBanks as call } from '@gamehall/contract/cashier'
import { succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { CashierContext } from '../tables.ts'
import { localizedBankName } from './card-view.ts'

/** All banks ordered by national bank code, with names in the caller's language. */
export const listBanks: UseCase<typeof call, CashierContext> = async (ctx, _request, caller) => {
  const banks = await ctx.db.selectFrom('banks').selectAll().orderBy('bank_code').execute()
  return succeed({
    list: banks.map((bank) => ({ bank_code: bank.bank_code, name: localizedBankName(bank, caller.locale) })),
  })
}
