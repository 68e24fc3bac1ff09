import type { findRecipient as call } from '@gamehall/contract/wallet'
import { refuse, succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { maskName } from '../../identity/index.ts'
import { readWalletSettings } from '../../wallet/index.ts'
import type { CashierContext } from '../tables.ts'
import { resolveRecipient } from './resolve-recipient.ts'

/** Finds the recipient of a payment to another player; the nickname is masked. 403: the feature is disabled. */
export const findRecipient: UseCase<typeof call, CashierContext> = async (ctx, request, { session }) => {
  if (!(await readWalletSettings(ctx.db)).isSendingOpen) return refuse(403)
  const recipient = await resolveRecipient(ctx, request.recipient, session.playerId)
  if (!recipient.ok) return recipient
  const { playerId, nickname } = recipient.data
  return succeed({ user_id: playerId.toString(), nickname: maskName(nickname) })
}
