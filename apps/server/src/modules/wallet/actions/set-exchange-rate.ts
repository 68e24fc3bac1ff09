import { z } from 'zod'
import { refuseField, succeed } from '../../../core/outcome.ts'
import { defineAction } from '../../../operator/action.ts'
import { parseRate } from '../exchange/exchange-rate.ts'

const rateText = z.coerce.string().max(12)

/** Sets what one USDT is bought and sold for, in TWD. Quotes that were given keep theirs until they expire. */
export const setExchangeRate = defineAction({
  name: 'set-exchange-rate',
  permission: 'wallets.manage',
  summary: 'Set the TWD prices at which the hall buys and sells one USDT',
  input: z.object({ buy: rateText, sell: rateText }),
  subject: () => 'exchange rate USDT',
  async run(hall, trx, input) {
    const [buy, sell] = [parseRate(input.buy), parseRate(input.sell)]
    if (buy === null) return refuseField('buy', 'amount_format')
    if (sell === null) return refuseField('sell', 'amount_format')
    if (sell < buy) return refuseField('sell', 'amount_min', { min: input.buy })
    await trx
      .insertInto('exchange_rates')
      .values({ buy_e4: buy, sell_e4: sell, since: hall.clock.now() })
      .execute()
    return succeed(input)
  },
})
