import { operatorCalls } from '@gamehall/contract/operator'
import { refuseField, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import { refuseStepOutOfBounds, withinPercent } from '../../../../platform/operator/input/bounded-step.ts'
import type { WalletContext, WalletTrx } from '../../tables.ts'
import { formatRate, parseRate, readExchangeRate } from '../exchange-rate.ts'

/** The largest change of a rate in one step, in percent of the current rate; it catches a misplaced decimal point. */
const MAX_STEP_PERCENT = 10n

/**
 * Sets the buying and selling rate of one USDT in TWD. Open quotes keep their rate until they expire. 400: a change of more
 * than 10 %, or a buying rate above the selling rate.
 */
export const setExchangeRate = implementAction(operatorCalls.setExchangeRate, {
  subject: () => 'exchange rate USDT',
  version: (trx: WalletTrx) => readExchangeRate(trx),
  async run(ctx: WalletContext, trx: WalletTrx, input) {
    const [buy, sell] = [parseRate(input.buy), parseRate(input.sell)]
    if (buy === null) return refuseField('buy', 'amount_format')
    if (sell === null) return refuseField('sell', 'amount_format')
    if (sell < buy) return refuseField('sell', 'amount_min', { min: input.buy })
    const current = await readExchangeRate(trx)
    const wrong =
      refuseStepOutOfBounds('buy', buy, withinPercent(current.buyE4, MAX_STEP_PERCENT), formatRate) ??
      refuseStepOutOfBounds('sell', sell, withinPercent(current.sellE4, MAX_STEP_PERCENT), formatRate)
    if (wrong !== null) return wrong
    await trx
      .insertInto('exchange_rates')
      .values({ buy_e4: buy, sell_e4: sell, since: ctx.clock.now() })
      .execute()
    return succeed(input)
  },
})
