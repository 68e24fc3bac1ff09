import type { GamePage } from '../../../web/shared/frontend/game-frontend.ts'
import { slotBet } from '../../../web/shared/slot/slot-bet.ts'
import { PEARL_TIDE_NAMES } from '../names.ts'
import { pearlTideText } from '../text.ts'
import { CelebrationArt } from './art/celebration-art.tsx'
import { Backdrop } from './backdrop.tsx'
import { chooseMood } from './choose-mood.ts'
import { Controls } from './controls/controls.tsx'
import { facts } from './facts.ts'
import { handlers, speedOf } from './handlers.ts'
import { PearlTideHistoryRow } from './history-row.tsx'
import { idleGrid } from './idle-grid.ts'
import { PearlTideInfo } from './info/pearl-tide-info.tsx'
import { keys } from './keys.ts'
import { FeatureOverlay } from './overlays/feature-overlay.tsx'
import { createPearlTideSounds } from './pearl-tide-sounds.ts'
import { idleScene, type PearlTideTypes } from './pearl-tide-types.ts'
import { script } from './script.ts'
import { PearlTideStage } from './stage.tsx'

export const page: GamePage<PearlTideTypes> = {
  names: PEARL_TIDE_NAMES,
  createSounds: createPearlTideSounds,
  ...slotBet,
  createScene: () => idleScene,
  script,
  handlers,
  async begin(stage) {
    stage.show(idleScene)
    stage.sounds.spin()
    stage.sounds.music(chooseMood(stage.scene()))
    stage.announce(pearlTideText[stage.language].waiting)
    stage.parts.board?.setSpeed(() => speedOf(stage))
    await stage.parts.board?.fallOut()
  },
  accompany: (stage) => stage.sounds.music(stage.isReplay() ? chooseMood(stage.scene()) : 'reef'),
  settle: (stage, last) => stage.parts.board?.show(idleGrid(last)),
  Backdrop,
  Stage: PearlTideStage,
  Controls,
  Overlay: FeatureOverlay,
  CelebrationArt,
  keys,
  facts,
  Info: PearlTideInfo,
  HistoryRow: PearlTideHistoryRow,
}
