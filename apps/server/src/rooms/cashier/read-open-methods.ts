import type { DepositMethod, WithdrawalMethod } from '@gamehall/contract/cashier'
import type { Db } from '../../platform/database/database.ts'
import { withCashierTables } from './tables.ts'

export interface OpenMethods {
  readonly deposit: ReadonlySet<DepositMethod>
  readonly withdrawal: ReadonlySet<WithdrawalMethod>
}

/** The deposit and withdrawal methods with at least one enabled channel. */
export async function readOpenMethods(db: Db): Promise<OpenMethods> {
  const [deposits, withdrawals] = await Promise.all([
    withCashierTables(db)
      .selectFrom('deposit_channels')
      .select('method')
      .where('is_enabled', '=', true)
      .execute(),
    withCashierTables(db)
      .selectFrom('withdrawal_channels')
      .select('method')
      .where('is_enabled', '=', true)
      .execute(),
  ])
  return {
    deposit: new Set(deposits.map(({ method }) => method)),
    withdrawal: new Set(withdrawals.map(({ method }) => method)),
  }
}
