import { MAX_FAVORITE_GAMES } from '@gamehall/contract/constants'
import type { setFavoriteGames as call } from '@gamehall/contract/games'
import { succeed } from '../../../platform/context/outcome.ts'
import { acquireAdvisoryLock } from '../../../platform/database/acquire-advisory-lock.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { findAccountOwner } from '../../account/index.ts'
import { readCatalogue } from '../catalogue/read-catalogue.ts'
import type { GamesContext, GamesTrx } from '../tables.ts'
import { readOwnGames } from './read-own-games.ts'

/**
 * /game/favorite: adds and removes single favourites; the last change of a game counts, and a repetition changes nothing. Unknown
 * games are left out, because a browser may remember one that is gone. The account keeps its latest `MAX_FAVORITE_GAMES`.
 */
export const setFavoriteGames: UseCase<typeof call, GamesContext> = async (
  ctx,
  { favorites },
  { session },
) => {
  const ownerId = await findAccountOwner(ctx.db, session.playerId)
  const { games } = await readCatalogue(ctx)
  const changes = new Map(favorites.map(({ gid, is_favorite }) => [gid, is_favorite === 1]))
  const gidsTo = (isFavorite: boolean) =>
    [...changes].flatMap(([gid, to]) => (to === isFavorite ? [gid] : []))
  const added = gidsTo(true).filter((gid) => games.some((game) => game.gid === gid))
  const removed = gidsTo(false)
  await ctx.db.transaction().execute(async (trx) => {
    // Two clients that change the same games in another order would deadlock.
    await acquireAdvisoryLock(trx, `game-favorites/${ownerId}`)
    if (removed.length > 0) await remove(trx, ownerId, removed)
    if (added.length > 0) await add(trx, ownerId, added)
  })
  return succeed(await readOwnGames(ctx, { ownerId, playerId: session.playerId }))
}

async function remove(trx: GamesTrx, ownerId: bigint, gids: readonly string[]): Promise<void> {
  await trx.deleteFrom('game_favorites').where('player_id', '=', ownerId).where('gid', 'in', gids).execute()
}

/** Adds what is no favourite yet, and drops the oldest beyond the limit. */
async function add(trx: GamesTrx, ownerId: bigint, gids: readonly string[]): Promise<void> {
  await trx
    .insertInto('game_favorites')
    .values(gids.map((gid) => ({ player_id: ownerId, gid })))
    .onConflict((known) => known.doNothing())
    .execute()
  const kept = trx
    .selectFrom('game_favorites')
    .select('gid')
    .where('player_id', '=', ownerId)
    .orderBy('favorite_id', 'desc')
    .limit(MAX_FAVORITE_GAMES)
  await trx
    .deleteFrom('game_favorites')
    .where('player_id', '=', ownerId)
    .where('gid', 'not in', kept)
    .execute()
}
