import { currencyCode } from '@gamehall/contract'
import { parseMoney } from '@gamehall/money'
import { z } from 'zod'
import { refuseField, succeed } from '../../../core/outcome.ts'
import { defineAction } from '../../../operator/action.ts'

const FIELDS = ['exchange_min', 'exchange_max', 'send_min', 'send_max', 'send_daily'] as const
const amount = z.coerce.string().max(24)

/** Sets how much one exchange takes, and how much players may send to each other at once and in a day. */
export const setWalletLimits = defineAction({
  name: 'set-wallet-limits',
  permission: 'wallets.manage',
  summary: 'Set the limits of exchanging and of sending to players, for one currency',
  input: z.object({
    currency: currencyCode,
    exchange_min: amount,
    exchange_max: amount,
    send_min: amount,
    send_max: amount,
    send_daily: amount,
  }),
  subject: (input) => `wallet limits ${input.currency}`,
  async run(_hall, trx, input) {
    const values: Partial<Record<(typeof FIELDS)[number], bigint>> = {}
    for (const field of FIELDS) {
      const parsed = parseMoney(input[field], input.currency)
      if (!parsed.ok) return refuseField(field, 'amount_format')
      if (parsed.minor === 0n) return refuseField(field, 'amount_min', { min: '0' })
      values[field] = parsed.minor
    }
    const { exchange_min = 0n, exchange_max = 0n, send_min = 0n, send_max = 0n, send_daily = 0n } = values
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
    return succeed(input)
  },
})
