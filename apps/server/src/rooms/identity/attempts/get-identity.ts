import type { getIdentity as call } from '@gamehall/contract/identity'
import { succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { IdentityContext } from '../tables.ts'
import { readIdentityState } from './read-identity-state.ts'

/** §4: returns the state of the player's real-name verification. */
export const getIdentity: UseCase<typeof call, IdentityContext> = async (
  ctx,
  _request,
  { session: { playerId } },
) => succeed(await readIdentityState(ctx, ctx.db, playerId))
