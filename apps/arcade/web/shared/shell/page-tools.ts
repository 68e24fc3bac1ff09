import { type LaunchUrlParts, readLaunchUrl } from '../../../src/game-api/launch-url.ts'
import type { GameId } from '../../../src/game-api/schema.ts'
import { type ArcadeClient, createArcadeClient } from '../api/arcade-client.ts'
import { createHallMessenger, framingOrigin, type HallMessenger } from '../embed/hall-messenger.ts'
import { createSessionMemory, type SessionMemory } from '../session/session-memory.ts'
import { createSoundEngine, type SoundEngine } from '../sound/sound-engine.ts'
import { createSounds, type Sounds } from '../sound/sounds.ts'

/** The services of a game page, created once per page. */
export interface PageTools {
  readonly launch: LaunchUrlParts
  readonly client: ArcadeClient
  readonly messenger: HallMessenger
  readonly memory: SessionMemory
  readonly engine: SoundEngine
  readonly sounds: Sounds
  forgetLaunchToken(): void
  goTo(url: string): void
}

const CALL_TIMEOUT_MS = 12_000

export function createPageTools(game: GameId): PageTools {
  const launch = readLaunchUrl(window.location.href)
  const engine = createSoundEngine()
  return {
    launch,
    client: createArcadeClient({
      baseUrl: `${import.meta.env.BASE_URL}api/`,
      language: launch.language,
      fetch: window.fetch.bind(window),
      timeoutMs: CALL_TIMEOUT_MS,
    }),
    messenger: createHallMessenger(window, framingOrigin(document.referrer)),
    memory: createSessionMemory(game, () => window.sessionStorage),
    engine,
    sounds: createSounds(engine),
    forgetLaunchToken: () =>
      window.history.replaceState(null, '', window.location.pathname + window.location.search),
    goTo: (url) => window.location.assign(url),
  }
}
