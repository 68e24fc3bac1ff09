import type { GamePage } from '../frontend/game-frontend.ts'
import type { GameTypes } from '../frontend/game-types.ts'
import type { ShowStage } from '../show/show-stage.ts'
import { createSounds } from '../sound/sounds.ts'

const silence = () => {}

/** The stage without sound and waiting: playing events on it only changes the scene. */
export function muteStage<T extends GameTypes>(stage: ShowStage<T>, page: GamePage<T>): ShowStage<T> {
  return {
    ...stage,
    sounds: { ...createSounds({ play: silence }), ...page.createSounds(silence) },
    haptics: { isSupported: false, tap: silence, land: silence, win: silence, setOn: silence },
    wait: async () => {},
    isFast: () => true,
    isInstant: () => true,
    celebrate: async () => {},
    announce: silence,
  }
}
