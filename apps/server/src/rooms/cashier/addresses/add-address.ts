import type { addAddress as call } from '@gamehall/contract/cashier'
import { type Refusal, refuseField, succeed } from '../../../platform/context/outcome.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { isTronAddress, USDT_CONTRACT } from '../../../providers/chain/index.ts'
import { notifySecurityChange } from '../../account/index.ts'
import { findDepositAddress } from '../chain-deposits/deposit-address.ts'
import { readDestinationRules } from '../payout-destinations/destination-rules.ts'
import { lockPayoutDestinations } from '../payout-destinations/lock-payout-destinations.ts'
import type { CashierContext } from '../tables.ts'
import { findAddresses, findKnownAddresses, insertAddress } from './address-queries.ts'
import { shortenAddress, viewAddress } from './address-view.ts'
import { isSystemAddress } from './is-system-address.ts'
import { findLookAlike } from './look-alike.ts'

const FULL = { 'zh-TW': '收款地址數量已達上限', en: 'You’ve reached the address limit' } as const

/**
 * §5, §9: saves a TRC20 withdrawal address; it becomes usable after a waiting period.
 * 400 (`address`: `address_format` also for a wrong checksum, `address_contract`, `address_own`,
 * `address_duplicate`, `address_look_alike` until `has_compared`), 10074 too many, 10022 and 10145 pay password.
 */
export const addAddress: UseCase<typeof call, CashierContext> = async (ctx, request, caller) => {
  const { playerId } = caller.session
  const refusal = await validateAddress(ctx, playerId, request.address, request.has_compared)
  if (refusal !== null) return refusal
  // Last, so that an invalid address does not use up an attempt of the pay password.
  const paid = await caller.verifyStepUp(ctx, request)
  if (!paid.ok) return paid

  const now = ctx.clock.now()
  return transact(ctx.db, async (trx) => {
    await lockPayoutDestinations(trx, playerId)
    const rules = await readDestinationRules(trx)
    const book = await findAddresses(trx, playerId)
    if (book.some(({ address }) => address === request.address)) {
      return refuseField('address', 'address_duplicate')
    }
    if (book.length >= rules.max_addresses) return refuseFull()
    const added = await insertAddress(trx, {
      player_id: playerId,
      address: request.address,
      label: request.label,
      created_at: now,
      usable_at: new Date(now.getTime() + rules.address_wait_s * 1000),
    })
    await notifySecurityChange(ctx, trx, playerId, 'addressAdded', {
      details: { address: shortenAddress(added.address) },
    })
    return succeed(viewAddress(added, now))
  })
}

/** §8 defines 10074 for bank cards; the message is replaced. */
const refuseFull = (): Refusal<10074> => ({ ok: false, code: 10074, says: FULL })

async function validateAddress(
  ctx: CashierContext,
  playerId: bigint,
  address: string,
  hasCompared: boolean,
): Promise<Refusal<400 | 10074> | null> {
  const { db } = ctx
  if (!isTronAddress(address)) return refuseField('address', 'address_format')
  if (address === USDT_CONTRACT) return refuseField('address', 'address_contract')
  if (await isSystemAddress(ctx, db, address)) return refuseField('address', 'address_own')
  const book = await findAddresses(db, playerId)
  if (book.some((known) => known.address === address)) return refuseField('address', 'address_duplicate')
  if (book.length >= (await readDestinationRules(db)).max_addresses) return refuseFull()
  if (hasCompared) return null
  const own = await findDepositAddress(db, playerId)
  const known = await findKnownAddresses(db, playerId)
  const resembled = findLookAlike(address, own === undefined ? known : [own.address, ...known])
  return resembled === null
    ? null
    : refuseField('address', 'address_look_alike', { address: shortenAddress(resembled) })
}
