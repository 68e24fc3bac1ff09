import type { GamePage } from '../../../web/shared/face/game-face.ts'
import { DRAGON_GATE_NAMES } from '../names.ts'
import type { DragonGateView } from '../schemas.ts'
import { dragonGateText } from '../text.ts'
import { DragonGateGame } from './dragon-gate-game.tsx'

export const page: GamePage<DragonGateView> = {
  names: DRAGON_GATE_NAMES,
  Screen: DragonGateGame,
  describeRound: ({ spins }, language) =>
    spins.length > 1 ? dragonGateText[language].historyFreeSpins(spins.length - 1) : '',
  verifyParams: ({ bet }) => ({ bet }),
}
