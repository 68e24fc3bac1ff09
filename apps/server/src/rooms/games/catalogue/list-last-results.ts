import type { listLastResults as call } from '@gamehall/contract/games'
import { succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { GamesContext } from '../tables.ts'
import { localizeMarks } from './localize-marks.ts'
import { readCatalogue } from './read-catalogue.ts'

/** The player's last results in games that are played alone, oldest first. A provider that does not answer has none. */
export const listLastResults: UseCase<typeof call, GamesContext> = async (
  ctx,
  _request,
  { session, locale },
) => {
  const { platforms, games } = await readCatalogue(ctx)
  const lists = await Promise.all(
    ctx.providers.games.serving.map(async (id) => {
      const provider = ctx.providers.games.get(id)
      const listed = await provider.listLastResults?.(provider.playerName(session.playerId.toString()))
      return { id, results: listed?.ok ? listed.data : [] }
    }),
  )
  return succeed({
    list: games.flatMap(({ gid, api_key, provider_game }) => {
      const provider = platforms.find((platform) => platform.api_key === api_key)?.provider
      const results = lists.find(({ id }) => id === provider)?.results ?? []
      const found = results.find(({ game }) => game === provider_game)
      return found === undefined ? [] : [{ gid, marks: localizeMarks(found.marks, locale) }]
    }),
  })
}
