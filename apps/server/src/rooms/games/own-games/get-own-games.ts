import type { getOwnGames as call } from '@gamehall/contract/games'
import { succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { findAccountOwner } from '../../account/index.ts'
import type { GamesContext } from '../tables.ts'
import { readOwnGames } from './read-own-games.ts'

/** /game/own: the favourites of the player and the games played last. A test account shows the favourites of its formal one. */
export const getOwnGames: UseCase<typeof call, GamesContext> = async (ctx, _request, { session }) => {
  const ownerId = await findAccountOwner(ctx.db, session.playerId)
  return succeed(await readOwnGames(ctx, { ownerId, playerId: session.playerId }))
}
