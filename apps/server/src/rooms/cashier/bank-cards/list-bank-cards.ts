import type { listBankCards as call } from '@gamehall/contract/cashier'
import { succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { maskName, readRealName } from '../../identity/index.ts'
import { readDestinationRules } from '../payout-destinations/destination-rules.ts'
import type { CashierContext } from '../tables.ts'
import { readCards } from './find-usable-card.ts'

/** §7 /bank/usercards: the player's cards, their maximum number and the required holder name. */
export const listBankCards: UseCase<typeof call, CashierContext> = async (ctx, _request, caller) => {
  const { playerId } = caller.session
  const [list, rules, { name }] = await Promise.all([
    readCards(ctx, ctx.db, playerId, caller.locale),
    readDestinationRules(ctx.db),
    readRealName(ctx, ctx.db, playerId),
  ])
  return succeed({ list, max_count: rules.max_cards, holder_name: name === null ? null : maskName(name) })
}
