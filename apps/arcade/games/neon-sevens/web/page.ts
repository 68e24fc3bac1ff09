import type { GamePage } from '../../../web/shared/frontend/game-frontend.ts'
import { slotBet } from '../../../web/shared/slot/slot-bet.ts'
import { NEON_SEVENS_NAMES } from '../names.ts'
import { neonSevensText } from '../text.ts'
import { Backdrop } from './backdrop.tsx'
import { chooseMood } from './choose-mood.ts'
import { Controls } from './controls/controls.tsx'
import { facts } from './facts.ts'
import { handlers } from './handlers.ts'
import { NeonSevensHistoryRow } from './history-row.tsx'
import { idleStops } from './idle-stops.ts'
import { NeonSevensInfo } from './info/neon-sevens-info.tsx'
import { keys } from './keys.ts'
import { createNeonSevensSounds } from './neon-sevens-sounds.ts'
import { idleScene, type NeonSevensTypes } from './neon-sevens-types.ts'
import { BigWin } from './overlays/big-win.tsx'
import { script } from './script.ts'
import { NeonSevensStage } from './stage.tsx'

const MIN_SPIN_MS = 420
const MIN_SPIN_TURBO_MS = 120

export const page: GamePage<NeonSevensTypes> = {
  names: NEON_SEVENS_NAMES,
  createSounds: createNeonSevensSounds,
  ...slotBet,
  createScene: () => idleScene,
  script,
  handlers,
  begin(stage) {
    stage.show(idleScene)
    stage.sounds.spin()
    stage.sounds.music(chooseMood(stage.scene(), true))
    stage.parts.reels?.start()
    stage.announce(neonSevensText[stage.language].waiting)
    return stage.wait(stage.isFast() ? MIN_SPIN_TURBO_MS : MIN_SPIN_MS)
  },
  accompany: (stage) => stage.sounds.music(chooseMood(stage.scene(), false)),
  settle: (stage, last) => stage.parts.reels?.settle(idleStops(last)),
  Backdrop,
  Stage: NeonSevensStage,
  Controls,
  Overlay: BigWin,
  keys,
  facts,
  Info: NeonSevensInfo,
  HistoryRow: NeonSevensHistoryRow,
}
