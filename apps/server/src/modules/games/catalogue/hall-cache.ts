import { changeMark } from '../../../core/change-mark.ts'
import type { Hall } from '../../../core/hall.ts'
import { createKeptAnswers } from '../../../core/kept-answers.ts'
import { type GameRow, type PlatformRow, readGames, readPlatforms } from './catalogue-queries.ts'

/** The lobby is the busiest page; what it shows may be this old. */
const FRESH_MS = 1_000

export interface Catalogue {
  readonly platforms: readonly PlatformRow[]
  readonly games: readonly GameRow[]
}

const kept = new WeakMap<Hall['db'], ReturnType<typeof createKeptAnswers<Catalogue>>>()

/** Platforms and games, read once a second and change however many ask. */
export function readCatalogue(hall: Hall): Promise<Catalogue> {
  const answers = kept.get(hall.db) ?? createKeptAnswers<Catalogue>(() => changeMark(hall))
  kept.set(hall.db, answers)
  return answers.read('catalogue', FRESH_MS, async () => {
    const [platforms, games] = await Promise.all([readPlatforms(hall.db), readGames(hall.db)])
    return { platforms, games }
  })
}
