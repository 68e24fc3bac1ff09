import type { removeAddress as call } from '@gamehall/contract/cashier'
import { refuse, succeed } from '../../../core/outcome.ts'
import { transact } from '../../../core/transact.ts'
import type { UseCase } from '../../../http/route.ts'
import { notifySecurityChange } from '../../account/index.ts'
import { lockBook } from '../lock-book.ts'
import { parseRowId } from '../row-id.ts'
import { isOnItsWayTo, lockPlayerWithdrawals } from '../withdrawals/withdrawal-queries.ts'
import { findOwnAddress, markRemoved } from './address-queries.ts'
import { shortenAddress } from './address-view.ts'

/** Removes a saved address. 404 not one of the player's, 10040 while an open withdrawal goes to it. */
export const removeAddress: UseCase<typeof call> = async (hall, request, caller) => {
  const { playerId } = caller.session
  const addressId = parseRowId(request.address_id)
  if (addressId === null) return refuse(404)
  return transact(hall.db, async (trx) => {
    await lockPlayerWithdrawals(trx, playerId)
    await lockBook(trx, playerId)
    const found = await findOwnAddress(trx, playerId, addressId)
    if (found === undefined) return refuse(404)
    if (await isOnItsWayTo(trx, { addressId })) return refuse(10040)
    await markRemoved(trx, addressId, hall.clock.now())
    await notifySecurityChange(hall, trx, playerId, 'addressRemoved', {
      details: { address: shortenAddress(found.address) },
    })
    return succeed({})
  })
}
