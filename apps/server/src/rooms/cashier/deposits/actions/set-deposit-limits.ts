import { operatorCalls } from '@gamehall/contract/operator'
import { formatWireAmount, minor, minorPerUnit, ZERO } from '@gamehall/money'
import { refuseField, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import { parseMoneyFields } from '../../../../platform/operator/input/money-input.ts'
import type { CashierTrx } from '../../tables.ts'

/** Sets the daily deposit limits (Taiwan day, whole TWD) from a VIP level up. 400 invalid amount. */
export const setDepositLimits = implementAction(operatorCalls.setDepositLimits, {
  subject: ({ vip_level }) => `deposit limits, level ${vip_level}`,
  version: (trx: CashierTrx, { vip_level }) =>
    trx.selectFrom('deposit_limits').selectAll().where('vip_level', '=', vip_level).executeTakeFirst(),
  async run(_ctx, trx: CashierTrx, { vip_level, daily_count, ...texts }) {
    const amounts = parseMoneyFields(texts, 'TWD')
    if (!amounts.ok) return amounts
    const { daily_amount: daily = ZERO } = amounts.data
    if (daily <= 0n || daily % minorPerUnit('TWD') !== 0n)
      return refuseField('daily_amount', 'amount_integer')
    const limits = { daily_minor: daily, daily_count }
    await trx
      .insertInto('deposit_limits')
      .values({ vip_level, ...limits })
      .onConflict((conflict) => conflict.column('vip_level').doUpdateSet(limits))
      .execute()
    const rows = await trx.selectFrom('deposit_limits').selectAll().orderBy('vip_level').execute()
    return succeed({
      limits: rows.map((row) => ({
        vip_level: row.vip_level,
        daily_amount: formatWireAmount(minor(row.daily_minor), 'TWD'),
        daily_count: row.daily_count,
      })),
    })
  },
})
