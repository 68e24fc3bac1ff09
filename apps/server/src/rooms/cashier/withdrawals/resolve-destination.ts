import type { WithdrawalDestination } from '@gamehall/contract/cashier'
import { type Outcome, refuseField, succeed } from '../../../platform/context/outcome.ts'
import type { PayoutDestination } from '../../../providers/payouts/index.ts'
import { maskName } from '../../identity/index.ts'
import { findUsableAddress } from '../addresses/find-usable-address.ts'
import { isSystemAddress } from '../addresses/is-system-address.ts'
import { maskCardNumber } from '../bank-cards/card-view.ts'
import { findUsableCard } from '../bank-cards/find-usable-card.ts'
import type { CashierContext, CashierDb } from '../tables.ts'
import type { ChannelWithLimits } from './channels/withdrawal-channel-queries.ts'

/** The destination of a withdrawal: `shown` to the player, `target` for the payout. */
export interface ResolvedDestination {
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
  ctx: CashierContext,
  db: CashierDb,
  playerId: bigint,
  channel: ChannelWithLimits,
  chosen: Chosen,
): Promise<Outcome<ResolvedDestination, 400>> {
  return channel.method === 'bank'
    ? resolveCard(ctx, db, playerId, chosen.card_id ?? '')
    : resolveAddress(ctx, db, playerId, chosen.address_id ?? '')
}

async function resolveCard(
  ctx: CashierContext,
  db: CashierDb,
  playerId: bigint,
  cardId: string,
): Promise<Outcome<ResolvedDestination, 400>> {
  const found = await findUsableCard(ctx, db, playerId, cardId)
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
      bank_num: maskCardNumber(card.bankNum.slice(-4)),
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
  ctx: CashierContext,
  db: CashierDb,
  playerId: bigint,
  addressId: string,
): Promise<Outcome<ResolvedDestination, 400>> {
  if (addressId === '') return refuseField('address_id', 'address_required')
  const found = await findUsableAddress(db, playerId, addressId, ctx.clock.now())
  if (!found.ok) return found
  const { address, label } = found.data
  // The address can have become a system address since it was added.
  if (await isSystemAddress(ctx, db, address)) return refuseField('address_id', 'address_own')
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
