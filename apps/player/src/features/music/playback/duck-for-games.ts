import { useActiveGame } from '../../../shared/stores/active-game-store.ts'
import { useSettings } from '../../../shared/stores/settings-store.ts'

/** The share of its volume that the music keeps under a game's sound. */
export const DUCKED_VOLUME = 0.25

export interface GameDucking {
  /** Applies what holds now: before a track starts. */
  apply(): void
  /** The player paused the music: leaving the game does not resume it. */
  forgetPause(): void
}

/**
 * Lowers the music while a game with sound is on the screen, and brings it back after. A game says whether it makes sound,
 * since players turn it on and off there; one that has not said so follows the player's setting. Where the browser does not let
 * pages set the volume (iOS), the music pauses instead.
 */
export function duckForGames(
  audio: Pick<HTMLAudioElement, 'volume' | 'paused' | 'pause' | 'play'>,
): GameDucking {
  let isPausedForGame = false
  const apply = () => {
    const { isOpen, hasSound } = useActiveGame.getState()
    const isDucked = isOpen && (hasSound ?? useSettings.getState().isSoundOn)
    const wanted = isDucked ? DUCKED_VOLUME : 1
    audio.volume = wanted
    if (isDucked && audio.volume !== wanted && !audio.paused) {
      isPausedForGame = true
      audio.pause()
    } else if (!isDucked && isPausedForGame) {
      isPausedForGame = false
      void audio.play().catch(() => undefined)
    }
  }
  useActiveGame.subscribe(apply)
  useSettings.subscribe(({ isSoundOn }, before) => {
    if (isSoundOn !== before.isSoundOn) apply()
  })
  return {
    apply,
    forgetPause() {
      isPausedForGame = false
    },
  }
}
