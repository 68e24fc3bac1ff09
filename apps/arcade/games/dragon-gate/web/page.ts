import type { GamePage } from '../../../web/shared/frontend/game-frontend.ts'
import { slotBet } from '../../../web/shared/slot/slot-bet.ts'
import { DRAGON_GATE_NAMES } from '../names.ts'
import { dragonGateText } from '../text.ts'
import { Backdrop } from './backdrop.tsx'
import { chooseMood } from './choose-mood.ts'
import { Controls } from './controls/controls.tsx'
import { createDragonGateSounds } from './dragon-gate-sounds.ts'
import { type DragonGateTypes, idleScene } from './dragon-gate-types.ts'
import { facts } from './facts.ts'
import { handlers } from './handlers.ts'
import { DragonGateHistoryRow } from './history-row.tsx'
import { idleStops } from './idle-stops.ts'
import { DragonGateInfo } from './info/dragon-gate-info.tsx'
import { keys } from './keys.ts'
import { FeatureOverlay } from './overlays/feature-overlay.tsx'
import { script } from './script.ts'
import { DragonGateStage } from './stage.tsx'

const MIN_SPIN_MS = 520
const MIN_SPIN_TURBO_MS = 140

export const page: GamePage<DragonGateTypes> = {
  names: DRAGON_GATE_NAMES,
  createSounds: createDragonGateSounds,
  ...slotBet,
  createScene: () => idleScene,
  script,
  handlers,
  begin(stage) {
    stage.show(idleScene)
    stage.sounds.spin()
    stage.sounds.music(chooseMood(stage.scene()))
    stage.parts.reels?.start()
    stage.announce(dragonGateText[stage.language].waiting)
    return stage.wait(stage.isFast() ? MIN_SPIN_TURBO_MS : MIN_SPIN_MS)
  },
  accompany: (stage) => stage.sounds.music(chooseMood(stage.scene())),
  settle: (stage, last) => stage.parts.reels?.settle(idleStops(last)),
  Backdrop,
  Stage: DragonGateStage,
  Controls,
  Overlay: FeatureOverlay,
  keys,
  facts,
  Info: DragonGateInfo,
  HistoryRow: DragonGateHistoryRow,
}
