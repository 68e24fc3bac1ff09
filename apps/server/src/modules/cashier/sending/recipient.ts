import type { Hall } from '../../../core/hall.ts'
import { type Outcome, refuseField, succeed } from '../../../core/outcome.ts'
import { findPlayer, findPlayerByAccount, type Player } from '../../account/index.ts'

const FORMAL_ACCOUNT = 1

/**
 * The player behind an account name or a user id (account names begin with a letter) who may receive from `senderId`.
 * Test and locked accounts are as unknown as those that do not exist.
 */
export async function resolveRecipient(
  hall: Hall,
  recipient: string,
  senderId: bigint,
): Promise<Outcome<Player, 400>> {
  const found = /^\d{1,18}$/.test(recipient)
    ? await findPlayer(hall, BigInt(recipient))
    : await findPlayerByAccount(hall, recipient)
  if (found === null || found.accountType !== FORMAL_ACCOUNT || found.isLocked)
    return refuseField('recipient', 'recipient_unknown')
  return found.playerId === senderId ? refuseField('recipient', 'recipient_self') : succeed(found)
}
