import type { TransactionSubtype } from '@gamehall/contract/wallet'
import { type Currency, formatWireAmount, type Minor } from '@gamehall/money'
import { type AddressedPush, sendPushes } from '../../inbox/index.ts'
import type { WalletContext, WalletTrx } from '../tables.ts'
import { TRANSACTION_KINDS } from '../transactions/transaction-types.ts'
import { playerWallet } from './account-keys.ts'

export interface BalanceChange {
  readonly playerId: bigint
  /** TWD by default. */
  readonly currency?: Currency
  readonly subType: TransactionSubtype
  readonly change: Minor
}

/** Pushes balance changes to the clients of the players concerned. */
export async function notifyBalances(
  ctx: WalletContext,
  trx: WalletTrx,
  changes: readonly BalanceChange[],
): Promise<void> {
  if (changes.length > 0) await sendPushes(ctx, trx, changes.map(balancePush))
}

/** The push of a balance change: `gold_change` with the new balance for the main wallet (§4), else `user_change`. */
export function balancePush({ playerId, currency = 'TWD', subType, change }: BalanceChange): AddressedPush {
  const { message } = TRANSACTION_KINDS[subType]
  const push = { text: '', badge: 0, voice: message, silence: true, type: message }
  if (currency !== 'TWD')
    return { playerId, draft: { msg_type: 'user_change', push, content: { keys: ['wallets'] } } }
  const content = { change: formatWireAmount(change, 'TWD'), balance: '' }
  return {
    playerId,
    draft: { msg_type: 'gold_change', push, content },
    balanceOf: playerWallet(playerId, 'TWD'),
  }
}
