import type { Hall } from '../../../core/hall.ts'
import { type GameRow, type PlatformRow, readGames, readPlatforms } from './catalogue-queries.ts'

/** The lobby is the busiest page; what it shows may be this old. */
const FRESH_MS = 1_000

export interface Catalogue {
  readonly platforms: readonly PlatformRow[]
  readonly games: readonly GameRow[]
}

interface Kept {
  readonly readAt: number
  readonly catalogue: Promise<Catalogue>
}

const kept = new WeakMap<Hall['db'], Kept>()

/** Platforms and games, read at most once a second however many ask. */
export function readCatalogue(hall: Hall): Promise<Catalogue> {
  const now = performance.now()
  const last = kept.get(hall.db)
  if (last !== undefined && now - last.readAt < FRESH_MS) return last.catalogue
  const catalogue = Promise.all([readPlatforms(hall.db), readGames(hall.db)]).then(([platforms, games]) => ({
    platforms,
    games,
  }))
  kept.set(hall.db, { readAt: now, catalogue })
  catalogue.catch(() => kept.delete(hall.db))
  return catalogue
}

/** After an operator changed something: the next reader sees it. */
export function forgetCatalogue(hall: Hall): void {
  kept.delete(hall.db)
}
