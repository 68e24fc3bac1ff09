import type { ContactKind } from '@gamehall/contract/account'
import { ACCOUNT_TYPES } from '@gamehall/contract/constants'
import type { Hall } from '../../../core/hall.ts'
import type { Session } from '../../../http/route.ts'
import type { PlayerRow } from '../player-queries.ts'
import { hasContactProof } from './contact-proof.ts'

/** Whether a player may bind this phone or email: none is bound yet, or another one that this login has proved. */
export async function mayBind(
  hall: Hall,
  session: Session | null,
  kind: ContactKind,
  own: PlayerRow | undefined,
  value: string | undefined,
): Promise<boolean> {
  if (session === null || own === undefined || own.account_type === ACCOUNT_TYPES.test) return false
  if (own[kind] === null) return true
  if (own[kind] === value) return false
  return hasContactProof(hall.db, { sessionId: session.sessionId, kind }, hall.clock.now())
}
