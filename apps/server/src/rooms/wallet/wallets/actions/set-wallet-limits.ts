import { operatorCalls } from '@gamehall/contract/operator'
import { formatWireAmount, minor } from '@gamehall/money'
import { refuseField, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import { parseMoneyFields } from '../../../../platform/operator/input/money-input.ts'
import type { WalletTrx } from '../../tables.ts'
import { readWalletLimits } from '../../wallet-settings.ts'

const FIELDS = ['exchange_min', 'exchange_max', 'send_min', 'send_max', 'send_daily'] as const

/** Sets the limits of one exchange, and of transfers between players per transfer and per day, for one currency. 400: limits that contradict each other. */
export const setWalletLimits = implementAction(operatorCalls.setWalletLimits, {
  subject: (input) => `wallet limits ${input.currency}`,
  version: (trx: WalletTrx, { currency }) => readWalletLimits(trx, currency),
  async run(_ctx, trx: WalletTrx, input) {
    const { currency, ...texts } = input
    const read = parseMoneyFields(texts, currency)
    if (!read.ok) return read
    const zero = FIELDS.find((field) => read.data[field] === 0n)
    if (zero !== undefined)
      return refuseField(zero, 'amount_min', { min: formatWireAmount(minor(1n), currency) })
    const { exchange_min = 0n, exchange_max = 0n, send_min = 0n, send_max = 0n, send_daily = 0n } = read.data
    if (exchange_max < exchange_min)
      return refuseField('exchange_max', 'amount_min', { min: input.exchange_min })
    if (send_max < send_min) return refuseField('send_max', 'amount_min', { min: input.send_min })
    if (send_daily < send_max) return refuseField('send_daily', 'amount_min', { min: input.send_max })
    await trx
      .updateTable('wallet_limits')
      .set({
        exchange_min_minor: exchange_min,
        exchange_max_minor: exchange_max,
        send_min_minor: send_min,
        send_max_minor: send_max,
        send_daily_minor: send_daily,
      })
      .where('currency', '=', input.currency)
      .execute()
    const money = (amount: bigint) => formatWireAmount(minor(amount), currency)
    return succeed({
      currency,
      exchange_min: money(exchange_min),
      exchange_max: money(exchange_max),
      send_min: money(send_min),
      send_max: money(send_max),
      send_daily: money(send_daily),
    })
  },
})
