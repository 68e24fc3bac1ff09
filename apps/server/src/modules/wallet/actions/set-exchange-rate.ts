import { z } from 'zod'
import { refuseField, succeed } from '../../../core/outcome.ts'
import { defineAction } from '../../../operator/action.ts'
import { refuseStep, withinPercent } from '../../../operator/bounded-step.ts'
import { formatRate, parseRate, readRate } from '../exchange/exchange-rate.ts'

const rateText = z.coerce.string().max(12)
/** How far one step may go, in percent of the price in force: a slip of the decimal point is refused. */
const STEP_PERCENT = 10n

/**
 * Sets what one USDT is bought and sold for, in TWD. Quotes that were given keep theirs until they expire. 400 a step of more
 * than 10 %, or a purchase dearer than the sale.
 */
export const setExchangeRate = defineAction({
  name: 'set-exchange-rate',
  permission: 'wallets.manage',
  summary: 'Set the TWD prices at which the hall buys and sells one USDT',
  input: z.object({ buy: rateText, sell: rateText }),
  fourEyes: {
    rule: 'always',
    version: (trx) => readRate(trx),
  },
  subject: () => 'exchange rate USDT',
  async run(hall, trx, input) {
    const [buy, sell] = [parseRate(input.buy), parseRate(input.sell)]
    if (buy === null) return refuseField('buy', 'amount_format')
    if (sell === null) return refuseField('sell', 'amount_format')
    if (sell < buy) return refuseField('sell', 'amount_min', { min: input.buy })
    const current = await readRate(trx)
    const wrong =
      refuseStep('buy', buy, withinPercent(current.buyE4, STEP_PERCENT), formatRate) ??
      refuseStep('sell', sell, withinPercent(current.sellE4, STEP_PERCENT), formatRate)
    if (wrong !== null) return wrong
    await trx
      .insertInto('exchange_rates')
      .values({ buy_e4: buy, sell_e4: sell, since: hall.clock.now() })
      .execute()
    return succeed(input)
  },
})
