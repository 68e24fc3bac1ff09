import type { ArcadeContext } from '../../arcade-context.ts'
import { endSessions } from '../../sessions/end-sessions.ts'
import { findPlayer } from '../find-player.ts'
import { type ProviderResponse, refuse, succeed } from '../provider-response.ts'
import type { ProviderRequest } from '../provider-schema.ts'

/** Ends the player's sessions; money and open rounds stay. NOT_FOUND for an unknown player. */
export async function kickPlayer(
  ctx: ArcadeContext,
  { player }: ProviderRequest<'players/kick'>,
): Promise<ProviderResponse> {
  const row = await findPlayer(ctx.db, player)
  if (row === undefined) return refuse('NOT_FOUND', 'no such player')
  await endSessions(ctx, row.player_id)
  return succeed({})
}
