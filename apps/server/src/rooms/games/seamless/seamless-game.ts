import type { GameRow } from '../catalogue/catalogue-queries.ts'
import { gameStatus } from '../catalogue/platform-status.ts'
import { readCatalogue } from '../catalogue/read-catalogue.ts'
import type { GamesContext } from '../tables.ts'

export interface SeamlessGame {
  readonly gid: string
  readonly apiKey: string
  readonly isOpen: boolean
}

/** The game by the provider's own name for it, on a platform whose row names the provider. */
export async function findSeamlessGame(
  ctx: GamesContext,
  provider: string,
  providerGame: string,
): Promise<SeamlessGame | undefined> {
  const { platforms, games } = await readCatalogue(ctx)
  const own = new Map(
    platforms.filter((each) => each.provider === provider).map((each) => [each.api_key, each]),
  )
  const isAsked = (game: GameRow) => game.provider_game === providerGame && own.has(game.api_key)
  const game = games.find(isAsked)
  const platform = game && own.get(game.api_key)
  if (game === undefined || platform === undefined) return undefined
  const isOpen = gameStatus(game, platform, ctx.clock.now()) === 1
  return { gid: game.gid, apiKey: game.api_key, isOpen }
}
