import type { removeBankCard as call } from '@gamehall/contract/cashier'
import { refuse, succeed } from '../../../platform/context/outcome.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { notifySecurityChange } from '../../account/index.ts'
import { lockPayoutDestinations } from '../payout-destinations/lock-payout-destinations.ts'
import { parseDestinationId } from '../payout-destinations/parse-destination-id.ts'
import type { CashierContext } from '../tables.ts'
import { hasOpenWithdrawalTo, lockPlayerWithdrawals } from '../withdrawals/withdrawal-queries.ts'
import { findOwnCard, markCardRemoved } from './card-queries.ts'
import { releaseCardFiles } from './release-card-files.ts'

/** Removes a card. 404 not one of the player's, 10040 while an open withdrawal goes to it. */
export const removeBankCard: UseCase<typeof call, CashierContext> = async (ctx, request, caller) => {
  const { playerId } = caller.session
  const cardId = parseDestinationId(request.card_id)
  if (cardId === null) return refuse(404)
  return transact(ctx.db, async (trx) => {
    await lockPlayerWithdrawals(trx, playerId)
    await lockPayoutDestinations(trx, playerId)
    const card = await findOwnCard(trx, playerId, cardId)
    if (card === undefined) return refuse(404)
    if (await hasOpenWithdrawalTo(trx, { cardId })) return refuse(10040)
    await markCardRemoved(trx, cardId, ctx.clock.now())
    await releaseCardFiles(trx, card, ctx.clock.now())
    await notifySecurityChange(ctx, trx, playerId, 'cardRemoved', {
      details: { digits: card.last_digits },
    })
    return succeed({})
  })
}
