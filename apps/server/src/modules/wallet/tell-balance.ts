import type { TransactionSubtype } from '@gamehall/contract/wallet'
import { type Currency, formatWire, type Minor } from '@gamehall/money'
import type { Hall } from '../../core/hall.ts'
import type { Trx } from '../../core/transact.ts'
import { sendPush } from '../inbox/index.ts'
import { readMainBalance } from './read-balances.ts'
import { TRANSACTION_KINDS } from './transaction-types.ts'

interface Changed {
  readonly playerId: bigint
  /** TWD unless told. */
  readonly currency?: Currency
  readonly subType: TransactionSubtype
}

/** `gold_change` carries the main wallet's new balance (§4); of a currency wallet the screens hear that it changed. */
export async function tellBalance(
  hall: Hall,
  trx: Trx,
  { playerId, currency = 'TWD', subType }: Changed,
  change: Minor,
): Promise<void> {
  const { message } = TRANSACTION_KINDS[subType]
  const push = { text: '', badge: 0, voice: message, silence: true, type: message }
  if (currency !== 'TWD') {
    await sendPush(hall, trx, playerId, { msg_type: 'user_change', push, content: { keys: ['wallets'] } })
    return
  }
  const balance = await readMainBalance(trx, playerId)
  await sendPush(hall, trx, playerId, {
    msg_type: 'gold_change',
    push,
    content: { change: formatWire(change, 'TWD'), balance: formatWire(balance, 'TWD') },
  })
}
