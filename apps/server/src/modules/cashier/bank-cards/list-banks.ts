import type { listBanks as call } from '@gamehall/contract/cashier'
import { succeed } from '../../../core/outcome.ts'
import type { UseCase } from '../../../http/route.ts'
import { bankName } from './card-view.ts'

/** All banks ordered by national bank code, with names in the caller's language. */
export const listBanks: UseCase<typeof call> = async (hall, _request, caller) => {
  const banks = await hall.db.selectFrom('banks').selectAll().orderBy('bank_code').execute()
  return succeed({
    list: banks.map((bank) => ({ bank_code: bank.bank_code, name: bankName(bank, caller.locale) })),
  })
}
