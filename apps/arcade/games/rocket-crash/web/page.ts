import { createElement } from 'react'
import type { GamePage } from '../../../web/shared/frontend/game-frontend.ts'
import { TableFairness } from '../../../web/shared/table/table-fairness.tsx'
import { ROCKET_NAMES } from '../names.ts'
import { rocketVerifyParams } from '../verify-params.ts'
import { firstDraft } from './controls/bet-draft.ts'
import { readPanels } from './controls/panel-storage.ts'
import { RocketControls } from './controls/rocket-controls.tsx'
import { facts } from './facts.ts'
import { handlers } from './handlers.ts'
import { RocketHistoryRow } from './history-row.tsx'
import { RocketInfo } from './info/rocket-info.tsx'
import { keys } from './keys.ts'
import { RescuedStar } from './rescued-star.tsx'
import { createRocketSounds } from './rocket-sounds.ts'
import { ROCKET_TABLE, type RocketTypes } from './rocket-types.ts'
import { script } from './script.ts'
import { RocketBackdrop } from './stage/rocket-backdrop.tsx'
import { RocketStage } from './stage/rocket-stage.tsx'

export const page: GamePage<RocketTypes> = {
  names: ROCKET_NAMES,
  createSounds: createRocketSounds,
  createDraft({ bets }, last) {
    const stored = readPanels(() => localStorage, last?.round_id ?? null, bets)
    return stored === null ? firstDraft(bets, last) : { bets: stored }
  },
  createScene: () => ({ replay: null }),
  script,
  handlers,
  settle: (stage) => stage.show({ replay: null }),
  Backdrop: RocketBackdrop,
  Stage: RocketStage,
  Controls: RocketControls,
  keys,
  facts,
  Info: RocketInfo,
  CelebrationArt: RescuedStar,
  Fairness: () => createElement(TableFairness, { table: ROCKET_TABLE }),
  HistoryRow: RocketHistoryRow,
  verifyParams: rocketVerifyParams,
}
