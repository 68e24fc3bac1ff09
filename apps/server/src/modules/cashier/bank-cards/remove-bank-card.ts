import type { removeBankCard as call } from '@gamehall/contract/cashier'
import { refuse, succeed } from '../../../core/outcome.ts'
import { transact } from '../../../core/transact.ts'
import type { UseCase } from '../../../http/route.ts'
import { notifySecurityChange } from '../../account/index.ts'
import { lockBook } from '../lock-book.ts'
import { parseRowId } from '../row-id.ts'
import { isOnItsWayTo, lockPlayerWithdrawals } from '../withdrawals/withdrawal-queries.ts'
import { findOwnCard, markRemoved } from './card-queries.ts'
import { releaseFiles } from './release-files.ts'

/** Removes a card. 404 not one of the player's, 10040 while an open withdrawal goes to it. */
export const removeBankCard: UseCase<typeof call> = async (hall, request, caller) => {
  const { playerId } = caller.session
  const cardId = parseRowId(request.card_id)
  if (cardId === null) return refuse(404)
  return transact(hall.db, async (trx) => {
    await lockPlayerWithdrawals(trx, playerId)
    await lockBook(trx, playerId)
    const card = await findOwnCard(trx, playerId, cardId)
    if (card === undefined) return refuse(404)
    if (await isOnItsWayTo(trx, { cardId })) return refuse(10040)
    await markRemoved(trx, cardId, hall.clock.now())
    await releaseFiles(trx, card, hall.clock.now())
    await notifySecurityChange(hall, trx, playerId, 'cardRemoved', {
      details: { digits: card.last_digits },
    })
    return succeed({})
  })
}
