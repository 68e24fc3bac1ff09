import type { WithdrawalDestination } from '@gamehall/contract/cashier'
import type { Kysely } from 'kysely'
import type { Hall } from '../../../core/hall.ts'
import { type Outcome, refuseField, succeed } from '../../../core/outcome.ts'
import type { Database } from '../../../db/database.ts'
import type { PayoutDestination } from '../../../providers/payouts/index.ts'
import { maskName } from '../../identity/index.ts'
import { findUsableAddress } from '../addresses/find-usable-address.ts'
import { isOwnAddress } from '../addresses/is-own-address.ts'
import { maskNumber } from '../bank-cards/card-view.ts'
import { findUsableCard } from '../bank-cards/find-usable-card.ts'
import type { LimitedChannel } from './channel-queries.ts'

/** The destination of a withdrawal: `shown` to the player, `target` for the payout. */
export interface Destination {
  readonly cardId: bigint | null
  readonly addressId: bigint | null
  readonly shown: WithdrawalDestination
  readonly target: PayoutDestination
}

interface Chosen {
  readonly card_id?: string | null | undefined
  readonly address_id?: string | null | undefined
}

/** §5: resolves the chosen accepted card (bank channel) or usable address (USDT channel). 400 otherwise. */
export function resolveDestination(
  hall: Hall,
  db: Kysely<Database>,
  playerId: bigint,
  channel: LimitedChannel,
  chosen: Chosen,
): Promise<Outcome<Destination, 400>> {
  return channel.method === 'bank'
    ? resolveCard(hall, db, playerId, chosen.card_id ?? '')
    : resolveAddress(hall, db, playerId, chosen.address_id ?? '')
}

async function resolveCard(
  hall: Hall,
  db: Kysely<Database>,
  playerId: bigint,
  cardId: string,
): Promise<Outcome<Destination, 400>> {
  const found = await findUsableCard(hall, db, playerId, cardId)
  if (!found.ok) return found
  const card = found.data
  return succeed({
    cardId: card.cardId,
    addressId: null,
    shown: {
      kind: 'card',
      card_id: card.cardId.toString(),
      bank_code: card.bankCode,
      bank_name: card.bankName,
      branch_name: card.branchName,
      bank_num: maskNumber(card.bankNum.slice(-4)),
      holder_name: maskName(card.holderName),
    },
    target: {
      kind: 'card',
      bankCode: card.bankCode,
      branchCode: card.branchCode,
      account: card.bankNum,
      holder: card.holderName,
    },
  })
}

async function resolveAddress(
  hall: Hall,
  db: Kysely<Database>,
  playerId: bigint,
  addressId: string,
): Promise<Outcome<Destination, 400>> {
  if (addressId === '') return refuseField('address_id', 'address_required')
  const found = await findUsableAddress(db, playerId, addressId, hall.clock.now())
  if (!found.ok) return found
  const { address, label } = found.data
  // The address can have become a system address since it was added.
  if (await isOwnAddress(hall, db, address)) return refuseField('address_id', 'address_own')
  return succeed({
    cardId: null,
    addressId: found.data.addressId,
    shown: {
      kind: 'address',
      address_id: found.data.addressId.toString(),
      address,
      label,
      network: 'TRC20',
    },
    target: { kind: 'address', address },
  })
}
