import { classifyWireReturn } from '../../../web/shared/celebration/classify-return.ts'
import type { GamePage } from '../../../web/shared/frontend/game-frontend.ts'
import { toMinor } from '../../../web/shared/money/wire-money.ts'
import { PLINKO_NAMES } from '../names.ts'
import { slotOfPath } from '../rules.ts'
import { plinkoVerifyParams } from '../verify-params.ts'
import { FallingMarble } from './art/marble-art.tsx'
import { Backdrop } from './backdrop.tsx'
import { Controls } from './controls/controls.tsx'
import { createDraft } from './create-draft.ts'
import { facts } from './facts.ts'
import { handlers } from './handlers.ts'
import { HistoryRow } from './history-row.tsx'
import { PlinkoInfo } from './info/plinko-info.tsx'
import { keys } from './keys.ts'
import { createPlinkoSounds } from './plinko-sounds.ts'
import type { PlinkoScene, PlinkoTypes, ShownRound } from './plinko-types.ts'
import { script } from './script.ts'
import { Stage } from './stage.tsx'

const emptyScene: PlinkoScene = {
  board: null,
  balls: 0,
  landed: [],
  paidMinor: 0n,
  stakeMinor: 0n,
  result: null,
}

/** The board after its last round. */
function createScene(last: ShownRound | null): PlinkoScene {
  if (last === null) return emptyScene
  const { rows, risk, multipliers, paths } = last
  return {
    board: { rows, risk, multipliers },
    balls: paths.length,
    landed: paths.map((path) => {
      const slot = slotOfPath(path, rows)
      return { slot, tenths: multipliers[slot] ?? 0 }
    }),
    paidMinor: toMinor(last.win),
    stakeMinor: toMinor(last.bet),
    result: classifyWireReturn(last.win, last.bet),
  }
}

export const page: GamePage<PlinkoTypes> = {
  names: PLINKO_NAMES,
  createSounds: createPlinkoSounds,
  createDraft,
  draftOf: (bet) => bet,
  createScene,
  script,
  handlers,
  Stage,
  Controls,
  Backdrop,
  CelebrationArt: FallingMarble,
  keys,
  facts,
  Info: PlinkoInfo,
  HistoryRow,
  verifyParams: plinkoVerifyParams,
}
