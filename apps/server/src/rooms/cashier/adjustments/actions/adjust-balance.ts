import { ACCOUNT_TYPES } from '@gamehall/contract/constants'
import { operatorCalls } from '@gamehall/contract/operator'
import { type Minor, multiplyByRatio, negate, parseMoney } from '@gamehall/money'
import { sqlRunner } from '@gamehall/postgres'
import { sql } from 'kysely'
import type { z } from 'zod'
import { refuse, refuseField, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import { formatPlayerSubject } from '../../../../platform/operator/input/player-target.ts'
import { readAccountType } from '../../../account/index.ts'
import {
  adjustmentsAccount,
  appLedger,
  convertAmount,
  formatWalletOrderNo,
  moveMoney,
  openSystemAccounts,
  playMoneyAccount,
  readExchangeRate,
  requireTurnover,
} from '../../../wallet/index.ts'
import type { CashierContext, CashierTrx } from '../../tables.ts'
import { notifyBalanceAdjusted } from '../notify-balance-adjusted.ts'

type Input = z.output<typeof operatorCalls.adjustBalance.input>

/** Credits or debits a player's wallet manually. 404 unknown player, 10031 debit above the balance, 10040 reference already used. */
export const adjustBalance = implementAction(operatorCalls.adjustBalance, {
  subject: formatPlayerSubject,
  async stake(_ctx, trx: CashierTrx, { player_id: playerId, amount, currency }) {
    const parsed = parseMoney(amount, currency, { allowNegative: true })
    if (!parsed.ok) return null
    const size = parsed.minor < 0n ? negate(parsed.minor) : parsed.minor
    return {
      playerId,
      worthMinor: convertAmount(size, currency, 'TWD', (await readExchangeRate(trx)).sellE4, 'ceil'),
    }
  },
  async run(ctx: CashierContext, trx: CashierTrx, given) {
    const parsed = parseMoney(given.amount, given.currency, { allowNegative: true })
    if (!parsed.ok) return refuseField('amount', 'amount_format')
    if (parsed.minor === 0n) return refuseField('amount', 'amount_min', { min: '0.01' })
    const accountType = await readAccountType(trx, given.player_id)
    if (accountType === undefined) return refuse(404)
    return adjust(ctx, trx, given, parsed.minor, accountType === ACCOUNT_TYPES.test)
  },
})

async function adjust(
  ctx: CashierContext,
  trx: CashierTrx,
  given: Input,
  amountMinor: Minor,
  isPlayMoney: boolean,
) {
  const { player_id: playerId, currency } = given
  const now = ctx.clock.now()
  const orderNo = given.reference ?? formatWalletOrderNo('A', now, ctx.ids)
  const key = `adjustment/${orderNo}`
  if (await hasAdjustment(trx, key)) return refuse(10040)
  const counterAccount = isPlayMoney ? playMoneyAccount(currency) : adjustmentsAccount(currency)
  await openSystemAccounts(trx, [counterAccount])
  const moved = await moveMoney(ctx, trx, {
    key,
    playerId,
    subType: 'system_adjustment',
    currency,
    amountMinor,
    counterAccount,
    orderNo,
    details: { reason: given.message },
  })
  if (!moved.ok) return moved
  await notifyBalanceAdjusted(ctx, trx, { playerId, currency, amountMinor, orderNo, message: given.message })
  if (currency === 'TWD' && amountMinor > 0n && !isPlayMoney) {
    const share = { numerator: BigInt(given.wash_percent), denominator: 100n }
    const requiredMinor = multiplyByRatio(amountMinor, share, 'ceil')
    const turnover = { creditedMinor: amountMinor, requiredMinor }
    await requireTurnover(trx, { playerId, source: 'adjustment', orderNo, ...turnover, at: now })
  }
  return succeed({ order_no: orderNo })
}

/** Whether the ledger has an adjustment of this key, of any player. Takes an advisory lock on the key until the transaction ends. */
async function hasAdjustment(trx: CashierTrx, key: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx)
  return (await appLedger.transfer(sqlRunner(trx), key)) !== undefined
}
