import * as frontends from '../../games/frontends.ts'
import type { GameFrontend, GameVerifier } from '../shared/frontend/game-frontend.ts'

export interface LoadedGame {
  readonly id: string
  readonly names: GameFrontend['names']
  readonly verifier: GameVerifier
}

/** Loads the verifier of every game, so that the page works without a network from then on. */
export async function loadGames(): Promise<readonly [LoadedGame, ...LoadedGame[]]> {
  const loaded = await Promise.all(
    Object.values(frontends).map(async ({ id, names, loadVerifier }) => ({
      id,
      names,
      verifier: (await loadVerifier()).verifier,
    })),
  )
  const [first, ...others] = loaded
  if (first === undefined) throw new Error('the arcade has no games')
  return [first, ...others]
}
