import type { removeAddress as call } from '@gamehall/contract/cashier'
import { refuse, succeed } from '../../../platform/context/outcome.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { notifySecurityChange } from '../../account/index.ts'
import { lockPayoutDestinations } from '../payout-destinations/lock-payout-destinations.ts'
import { parseDestinationId } from '../payout-destinations/parse-destination-id.ts'
import type { CashierContext } from '../tables.ts'
import { hasOpenWithdrawalTo, lockPlayerWithdrawals } from '../withdrawals/withdrawal-queries.ts'
import { findOwnAddress, markAddressRemoved } from './address-queries.ts'
import { shortenAddress } from './address-view.ts'

/** Removes a saved address. 404 not one of the player's, 10040 while an open withdrawal goes to it. */
export const removeAddress: UseCase<typeof call, CashierContext> = async (ctx, request, caller) => {
  const { playerId } = caller.session
  const addressId = parseDestinationId(request.address_id)
  if (addressId === null) return refuse(404)
  return transact(ctx.db, async (trx) => {
    await lockPlayerWithdrawals(trx, playerId)
    await lockPayoutDestinations(trx, playerId)
    const found = await findOwnAddress(trx, playerId, addressId)
    if (found === undefined) return refuse(404)
    if (await hasOpenWithdrawalTo(trx, { addressId })) return refuse(10040)
    await markAddressRemoved(trx, addressId, ctx.clock.now())
    await notifySecurityChange(ctx, trx, playerId, 'addressRemoved', {
      details: { address: shortenAddress(found.address) },
    })
    return succeed({})
  })
}
