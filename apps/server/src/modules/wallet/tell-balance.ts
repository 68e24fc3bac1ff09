import type { TransactionSubtype } from '@gamehall/contract/wallet'
import { type Currency, formatWire, type Minor, ZERO } from '@gamehall/money'
import type { Hall } from '../../core/hall.ts'
import type { Trx } from '../../core/transact.ts'
import { type AddressedPush, type PushDraft, sendPushes } from '../inbox/index.ts'
import { readMainBalances } from './read-balances.ts'
import { TRANSACTION_KINDS } from './transaction-types.ts'

export interface BalanceChange {
  readonly playerId: bigint
  /** TWD unless told. */
  readonly currency?: Currency
  readonly subType: TransactionSubtype
  readonly change: Minor
}

/** `gold_change` carries the main wallet's new balance (§4); of a currency wallet the screens hear that it changed. */
export async function tellBalances(hall: Hall, trx: Trx, changes: readonly BalanceChange[]): Promise<void> {
  if (changes.length === 0) return
  const inTwd = changes.filter(({ currency = 'TWD' }) => currency === 'TWD')
  const balances = await readMainBalances(
    trx,
    inTwd.map(({ playerId }) => playerId),
  )
  const pushes = changes.map(
    (change): AddressedPush => ({
      playerId: change.playerId,
      draft: draftOf(change, balances.get(change.playerId) ?? ZERO),
    }),
  )
  await sendPushes(hall, trx, pushes)
}

function draftOf({ currency = 'TWD', subType, change }: BalanceChange, balance: Minor): PushDraft {
  const { message } = TRANSACTION_KINDS[subType]
  const push = { text: '', badge: 0, voice: message, silence: true, type: message }
  if (currency !== 'TWD') return { msg_type: 'user_change', push, content: { keys: ['wallets'] } }
  return {
    msg_type: 'gold_change',
    push,
    content: { change: formatWire(change, 'TWD'), balance: formatWire(balance, 'TWD') },
  }
}
