import { ACCOUNT_TYPES } from '@gamehall/contract/constants'
import { type Outcome, refuseField, succeed } from '../../../platform/context/outcome.ts'
import { findPlayer, findPlayerByAccount, type Player } from '../../account/index.ts'
import type { CashierContext } from '../tables.ts'

/**
 * Resolves an account name (begins with a letter) or a user id to a player who may receive money from `senderId`.
 * 400 `recipient_unknown`, also for test and locked accounts; `recipient_self`.
 */
export async function resolveRecipient(
  ctx: CashierContext,
  recipient: string,
  senderId: bigint,
): Promise<Outcome<Player, 400>> {
  const found = /^\d{1,18}$/.test(recipient)
    ? await findPlayer(ctx, BigInt(recipient))
    : await findPlayerByAccount(ctx, recipient)
  if (found === null || found.accountType !== ACCOUNT_TYPES.formal || found.isLocked)
    return refuseField('recipient', 'recipient_unknown')
  return found.playerId === senderId ? refuseField('recipient', 'recipient_self') : succeed(found)
}
