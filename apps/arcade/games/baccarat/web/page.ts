import { createChipLayout } from '../../../web/shared/chips/chip-layout.ts'
import type { GamePage } from '../../../web/shared/frontend/game-frontend.ts'
import { BACCARAT_NAMES } from '../names.ts'
import { baccaratVerifyParams } from '../verify-params.ts'
import { Feather } from './art/feather.tsx'
import { createBaccaratSounds } from './baccarat-sounds.ts'
import type { BaccaratDraft, BaccaratTypes, ShownRound } from './baccarat-types.ts'
import { Backdrop } from './backdrop.tsx'
import { NO_TURNED_CARDS } from './cards/turned-cards.ts'
import { Controls } from './controls/controls.tsx'
import { facts } from './facts.ts'
import { Fairness } from './fairness.tsx'
import { handlers } from './handlers.ts'
import { HistoryRow } from './history-row.tsx'
import { BaccaratInfo } from './info/baccarat-info.tsx'
import { keys } from './keys.ts'
import { chipsOfRound, script } from './script.ts'
import { Stage } from './stage.tsx'
import { BACCARAT_CHIPS } from './table/baccarat-chips.ts'

/** An empty table, the one of the player's last bet, with its chips ready to be repeated. */
const createDraft = (last: ShownRound | null): BaccaratDraft => ({
  ...createChipLayout(BACCARAT_CHIPS.tones[1].value, last === null ? [] : chipsOfRound(last)),
  table: last?.table ?? 'standard',
  turned: NO_TURNED_CARDS,
  unplaced: null,
})

export const page: GamePage<BaccaratTypes> = {
  names: BACCARAT_NAMES,
  createSounds: createBaccaratSounds,
  createDraft: (_session, last) => createDraft(last),
  createScene: () => ({ replay: null }),
  script,
  handlers,
  settle: (stage) => stage.show({ replay: null }),
  Backdrop,
  Stage,
  Controls,
  CelebrationArt: Feather,
  keys,
  facts,
  Info: BaccaratInfo,
  Fairness,
  HistoryRow,
  verifyParams: baccaratVerifyParams,
}
