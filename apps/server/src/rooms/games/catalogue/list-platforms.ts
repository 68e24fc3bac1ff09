import type { listPlatforms as call } from '@gamehall/contract/games'
import { succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { GamesContext } from '../tables.ts'
import { toPlatform } from './game-view.ts'
import { readCatalogue } from './read-catalogue.ts'

/** §7 GET /game/getPlatfromList. */
export const listPlatforms: UseCase<typeof call, GamesContext> = async (ctx, _request, { locale }) => {
  const { platforms } = await readCatalogue(ctx)
  return succeed({ list: platforms.map((platform) => toPlatform(platform, locale, ctx.clock.now())) })
}
