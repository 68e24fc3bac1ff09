import type { listAddresses as call } from '@gamehall/contract/cashier'
import { succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { readDestinationRules } from '../payout-destinations/destination-rules.ts'
import type { CashierContext } from '../tables.ts'
import { readAddresses } from './find-usable-address.ts'

/** The player's saved addresses and their maximum number. */
export const listAddresses: UseCase<typeof call, CashierContext> = async (ctx, _request, caller) => {
  const [list, rules] = await Promise.all([
    readAddresses(ctx.db, caller.session.playerId, ctx.clock.now()),
    readDestinationRules(ctx.db),
  ])
  return succeed({ list, max_count: rules.max_addresses })
}
