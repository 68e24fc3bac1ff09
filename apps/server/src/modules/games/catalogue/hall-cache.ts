import { changeMark } from '../../../core/change-mark.ts'
import type { Hall } from '../../../core/hall.ts'
import { createKeptAnswers } from '../../../core/kept-answers.ts'
import { type GameRow, type PlatformRow, readGames, readPlatforms } from './catalogue-queries.ts'

/** How long the cached catalogue stays fresh. */
const FRESH_MS = 1_000

export interface Catalogue {
  readonly platforms: readonly PlatformRow[]
  readonly games: readonly GameRow[]
}

const caches = new WeakMap<Hall['db'], ReturnType<typeof createKeptAnswers<Catalogue>>>()

/** All platforms and games, cached for a second or until the next operator change. */
export function readCatalogue(hall: Hall): Promise<Catalogue> {
  const answers = caches.get(hall.db) ?? createKeptAnswers<Catalogue>(() => changeMark(hall))
  caches.set(hall.db, answers)
  return answers.read('catalogue', FRESH_MS, async () => {
    const [platforms, games] = await Promise.all([readPlatforms(hall.db), readGames(hall.db)])
    return { platforms, games }
  })
}
