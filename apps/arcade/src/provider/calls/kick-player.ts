import type { ArcadeContext } from '../../arcade-context.ts'
import { endSessions } from '../../sessions/end-sessions.ts'
import { findPlayer } from '../find-player.ts'
import { answer, type ProviderAnswer, refusal } from '../provider-answer.ts'
import type { ProviderRequest } from '../provider-schema.ts'

/** Ends the player's sessions; money and open rounds stay. NOT_FOUND for an unknown player. */
export async function kickPlayer(
  ctx: ArcadeContext,
  { player }: ProviderRequest<'players/kick'>,
): Promise<ProviderAnswer> {
  const row = await findPlayer(ctx.db, player)
  if (row === undefined) return refusal('NOT_FOUND', 'no such player')
  await endSessions(ctx, row.player_id)
  return answer({})
}
