import type { getGameSearchIndex as call } from '@gamehall/contract/games'
import { succeed } from '../../../../platform/context/outcome.ts'
import type { UseCase } from '../../../../platform/http/route.ts'
import type { GamesContext } from '../../tables.ts'
import { CATEGORY_NAMES } from '../category-names.ts'
import { lobbyCategories } from '../game-view.ts'
import { readCatalogue } from '../read-catalogue.ts'
import { characterSlips } from './character-slips.ts'
import { nameReadings } from './name-readings.ts'

/** By name; a catalogue has few, and they hardly change. */
const readingsOf = new Map<string, readonly string[]>()

/** The words by which each game is found, in lobby order. The browser searches them. */
export const getGameSearchIndex: UseCase<typeof call, GamesContext> = async (ctx) => {
  const { platforms, games } = await readCatalogue(ctx)
  const groups = new Map(platforms.map(({ api_key, name }) => [api_key, Object.values(name)]))
  const list = games.map((game) => {
    const { gid, api_key, name, aliases } = game
    const names = [...new Set([...Object.values(name), ...aliases])]
    return {
      gid,
      names,
      readings: [...new Set(names.flatMap(readings))],
      groups: [
        ...(groups.get(api_key) ?? []),
        ...lobbyCategories(game).flatMap((category) => Object.values(CATEGORY_NAMES[category])),
      ],
    }
  })
  return succeed({ list, ...characterSlips(list.flatMap(({ names, groups }) => [...names, ...groups])) })
}

function readings(name: string): readonly string[] {
  const known = readingsOf.get(name) ?? nameReadings(name)
  if (readingsOf.size < 10_000) readingsOf.set(name, known)
  return known
}
