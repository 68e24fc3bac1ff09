import { classifyWireReturn } from '../../../web/shared/celebration/classify-return.ts'
import { createChipLayout } from '../../../web/shared/chips/chip-layout.ts'
import type { GamePage } from '../../../web/shared/frontend/game-frontend.ts'
import { toMinor } from '../../../web/shared/money/wire-money.ts'
import { ROULETTE_NAMES } from '../names.ts'
import { rouletteVerifyParams } from '../verify-params.ts'
import { FallingStar } from './art/falling-star.tsx'
import { Backdrop } from './backdrop.tsx'
import { Controls } from './controls/controls.tsx'
import { facts } from './facts.ts'
import { handlers, throwBall } from './handlers.ts'
import { HistoryRow } from './history-row.tsx'
import { RouletteInfo } from './info/roulette-info.tsx'
import { keys } from './keys.ts'
import { createRouletteSounds } from './roulette-sounds.ts'
import type { RouletteDraft, RouletteScene, RouletteTypes, ShownRound } from './roulette-types.ts'
import { script, settledChips } from './script.ts'
import { Stage } from './stage.tsx'
import { ROULETTE_CHIPS } from './table/roulette-chips.ts'

/** The table after the last round; its number carries the marker. */
const createScene = (last: ShownRound | null): RouletteScene => ({
  phase: 'betting',
  number: last?.number ?? null,
  chips: [],
  paidMinor: last === null ? 0n : toMinor(last.win),
  stakeMinor: last === null ? 0n : toMinor(last.bet),
  result: last === null ? null : classifyWireReturn(last.win, last.bet),
})

/** An empty table with the chips of the last round ready to be repeated. */
const createDraft = (last: ShownRound | null): RouletteDraft => ({
  ...createChipLayout(
    ROULETTE_CHIPS.tones[0].value,
    last === null ? [] : settledChips(last).map(({ spot, stake }) => ({ spot, stake })),
  ),
  table: last?.table ?? 'european',
  view: 'table',
  reach: 2,
})

export const page: GamePage<RouletteTypes> = {
  names: ROULETTE_NAMES,
  createSounds: createRouletteSounds,
  createDraft: (_session, last) => createDraft(last),
  createScene,
  script,
  handlers,
  begin: throwBall,
  settle(stage, last) {
    stage.show({ phase: 'betting' })
    stage.parts.wheel?.rest(last?.number ?? null)
  },
  Stage,
  Controls,
  Backdrop,
  CelebrationArt: FallingStar,
  keys,
  facts,
  Info: RouletteInfo,
  HistoryRow,
  verifyParams: rouletteVerifyParams,
}
