import type { GamePage } from '../../../web/shared/frontend/game-frontend.ts'
import { BLACKJACK_NAMES } from '../names.ts'
import { blackjackVerifyParams } from '../verify-params.ts'
import { Backdrop } from './backdrop.tsx'
import { createBlackjackSounds } from './blackjack-sounds.ts'
import type { BlackjackTypes } from './blackjack-types.ts'
import { chooseMood } from './choose-mood.ts'
import { Controls } from './controls/controls.tsx'
import { createDraft } from './draft.ts'
import { facts } from './facts.ts'
import { handlers } from './handlers.ts'
import { BlackjackHistoryRow } from './history-row.tsx'
import { BlackjackInfo } from './info/blackjack-info.tsx'
import { keys } from './keys.ts'
import { sceneOf } from './scene-of.ts'
import { script } from './script.ts'
import { BlackjackStage } from './table/blackjack-stage.tsx'
import { emptyScene } from './table/table-scene.ts'

export const page: GamePage<BlackjackTypes> = {
  names: BLACKJACK_NAMES,
  createSounds: createBlackjackSounds,
  createDraft,
  createScene: (last) => (last?.status === 'open' ? sceneOf(last) : emptyScene),
  script,
  handlers,
  accompany: (stage) => stage.sounds.music(chooseMood(stage.scene())),
  Backdrop,
  Stage: BlackjackStage,
  Controls,
  keys,
  facts,
  Info: BlackjackInfo,
  HistoryRow: BlackjackHistoryRow,
  verifyParams: blackjackVerifyParams,
}
