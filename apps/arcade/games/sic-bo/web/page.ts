import { createElement } from 'react'
import { createChipLayout } from '../../../web/shared/chips/chip-layout.ts'
import type { GamePage } from '../../../web/shared/frontend/game-frontend.ts'
import { TableFairness } from '../../../web/shared/table/table-fairness.tsx'
import { readChips } from '../chips.ts'
import { SIC_BO_NAMES } from '../names.ts'
import { sicBoVerifyParams } from '../verify-params.ts'
import { PaperLantern } from './art/paper-lantern.tsx'
import { Backdrop } from './backdrop.tsx'
import { SIC_BO_CHIPS } from './bets/sic-bo-chips.ts'
import { SicBoControls } from './controls/sic-bo-controls.tsx'
import { facts } from './facts.ts'
import { handlers } from './handlers.ts'
import { SicBoHistoryRow } from './history-row.tsx'
import { SicBoInfo } from './info/sic-bo-info.tsx'
import { keys } from './keys.ts'
import { script } from './script.ts'
import { createSicBoSounds } from './sic-bo-sounds.ts'
import { SIC_BO_TABLE_ID, type SicBoTypes } from './sic-bo-types.ts'
import { SicBoStage } from './stage/sic-bo-stage.tsx'

export const page: GamePage<SicBoTypes> = {
  names: SIC_BO_NAMES,
  createSounds: createSicBoSounds,
  createDraft: (_session, last) => ({
    ...createChipLayout(SIC_BO_CHIPS.tones[0].value, last === null ? [] : readChips(last.chips)),
    isSending: false,
    problem: '',
  }),
  createScene: () => ({ replay: null }),
  script,
  handlers,
  settle: (stage) => stage.show({ replay: null }),
  Backdrop,
  Stage: SicBoStage,
  Controls: SicBoControls,
  CelebrationArt: PaperLantern,
  keys,
  facts,
  Info: SicBoInfo,
  Fairness: () => createElement(TableFairness, { table: SIC_BO_TABLE_ID }),
  HistoryRow: SicBoHistoryRow,
  verifyParams: sicBoVerifyParams,
}
