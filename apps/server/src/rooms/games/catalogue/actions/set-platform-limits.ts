import { operatorCalls } from '@gamehall/contract/operator'
import { formatWireAmount } from '@gamehall/money'
import { refuse, refuseField, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import type { GamesTrx } from '../../tables.ts'

const CENTS = 100n

/**
 * Sets the minimum and maximum of one transfer to a platform (§4 MinDeposit, MaxDeposit), in whole TWD; `max` null is
 * unlimited. Transfers back are not limited. 404: no such platform. 400: not whole dollars, or `max` below `min`.
 */
export const setPlatformLimits = implementAction(operatorCalls.setPlatformLimits, {
  subject: ({ api_key }) => `platform ${api_key}`,
  version: (trx: GamesTrx, { api_key }) =>
    trx
      .selectFrom('platforms')
      .select(['min_deposit_minor', 'max_deposit_minor'])
      .where('api_key', '=', api_key)
      .executeTakeFirst(),
  async run(_ctx, trx: GamesTrx, { api_key, min, max }) {
    if (min % CENTS !== 0n) return refuseField('min', 'amount_integer')
    if (max !== null && max % CENTS !== 0n) return refuseField('max', 'amount_integer')
    if (max !== null && (max < min || max === 0n))
      return refuseField('max', 'amount_min', { min: min === 0n ? '1' : formatWireAmount(min, 'TWD') })
    const changed = await trx
      .updateTable('platforms')
      .set({ min_deposit_minor: min, max_deposit_minor: max })
      .where('api_key', '=', api_key)
      .returning('api_key')
      .executeTakeFirst()
    if (changed === undefined) return refuse(404)
    return succeed({
      api_key,
      min: formatWireAmount(min, 'TWD'),
      max: max === null ? null : formatWireAmount(max, 'TWD'),
    })
  },
})
