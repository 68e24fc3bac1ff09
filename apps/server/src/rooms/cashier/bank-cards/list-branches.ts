import type { listBranches as call } from '@gamehall/contract/cashier'
import { succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { CashierContext } from '../tables.ts'

/** The branches of a bank that operators have entered. The player may type in another one (§5). */
export const listBranches: UseCase<typeof call, CashierContext> = async (ctx, { bank_code }) => {
  const list = await ctx.db
    .selectFrom('bank_branches')
    .select(['branch_code', 'name', 'address'])
    .where('bank_code', '=', bank_code)
    .orderBy('branch_code')
    .execute()
  return succeed({ list })
}
