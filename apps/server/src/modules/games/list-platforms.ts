import type { listPlatforms as call } from '@gamehall/contract/games'
import { succeed } from '../../core/outcome.ts'
import type { UseCase } from '../../http/route.ts'
import { toPlatform } from './catalogue/game-view.ts'
import { readCatalogue } from './catalogue/hall-cache.ts'

/** §7 GET /game/getPlatfromList. */
export const listPlatforms: UseCase<typeof call> = async (hall, _request, { locale }) => {
  const { platforms } = await readCatalogue(hall)
  return succeed({ list: platforms.map((platform) => toPlatform(platform, locale, hall.clock.now())) })
}
