import { type LaunchUrlParts, readLaunchUrl } from '../../../src/game-api/launch-url.ts'
import { type ArcadeClient, createArcadeClient } from '../api/arcade-client.ts'
import { sendInWorker } from '../api/send-in-worker.ts'
import { sendRequest } from '../api/send-request.ts'
import { createParentMessenger, type ParentMessenger, referrerOrigin } from '../embed/parent-messenger.ts'
import { createHaptics, type Haptics } from '../haptics/haptics.ts'
import { createSessionTokenStorage, type SessionTokenStorage } from '../session/session-token-storage.ts'
import { createSoundEngine, type SoundEngine } from '../sound/sound-engine.ts'
import { createSounds, type Sounds } from '../sound/sounds.ts'

/** The services of a game page, created once per page. */
export interface PageServices {
  readonly launch: LaunchUrlParts
  readonly client: ArcadeClient
  readonly messenger: ParentMessenger
  readonly tokenStorage: SessionTokenStorage
  readonly engine: SoundEngine
  readonly sounds: Sounds
  readonly haptics: Haptics
  removeLaunchToken(): void
  navigateTo(url: string): void
}

const CALL_TIMEOUT_MS = 12_000
const createRequestWorker = () =>
  new Worker(new URL('../api/request-worker.ts', import.meta.url), { type: 'module', name: 'requests' })

export function createPageServices(game: string): PageServices {
  const launch = readLaunchUrl(window.location.href)
  const engine = createSoundEngine()
  return {
    launch,
    client: createArcadeClient({
      baseUrl: `${import.meta.env.BASE_URL}api/`,
      language: launch.language,
      send: sendInWorker(createRequestWorker, sendRequest),
      timeoutMs: CALL_TIMEOUT_MS,
    }),
    messenger: createParentMessenger(window, referrerOrigin(document.referrer)),
    tokenStorage: createSessionTokenStorage(game, () => window.sessionStorage),
    engine,
    sounds: createSounds(engine),
    haptics: createHaptics(navigator.vibrate?.bind(navigator)),
    removeLaunchToken: () =>
      window.history.replaceState(null, '', window.location.pathname + window.location.search),
    navigateTo: (url) => window.location.assign(url),
  }
}
