import type { ArcadeContext } from '../../arcade-context.ts'
import { findPlayer } from '../find-player.ts'
import { type ProviderResponse, succeed } from '../provider-response.ts'
import type { ProviderRequest } from '../provider-schema.ts'

/** As many as a tile can show. */
const RESULTS = 12

/**
 * Lists the player's last results, oldest first, of each game that is played alone and shows results on its tile. Void rounds and
 * games that the player has not played are left out; an unknown player has none.
 */
export async function listLastResults(
  ctx: ArcadeContext,
  { player }: ProviderRequest<'rounds/last-results'>,
): Promise<ProviderResponse> {
  const found = await findPlayer(ctx.db, player)
  if (found === undefined) return succeed({ list: [] })
  const list = await Promise.all(
    ctx.games.all.flatMap(({ id, mark, schemas }) =>
      mark === undefined
        ? []
        : readStates(ctx, found.player_id, id).then((states) => ({
            game: id,
            marks: states.map((state) => mark(schemas.state.parse(state))).reverse(),
          })),
    ),
  )
  return succeed({ list: list.filter(({ marks }) => marks.length > 0) })
}

/** The states of the player's settled rounds of a game, newest first. */
async function readStates({ db }: ArcadeContext, playerId: bigint, game: string): Promise<readonly object[]> {
  const rows = await db
    .selectFrom('arcade.rounds')
    .select('detail')
    .where('player_id', '=', playerId)
    .where('game', '=', game)
    .where('status', '=', 'SETTLED')
    .orderBy('seq', 'desc')
    .limit(RESULTS)
    .execute()
  return rows.map(({ detail }) => detail)
}
