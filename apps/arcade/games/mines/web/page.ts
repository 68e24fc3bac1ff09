import type { GamePage } from '../../../web/shared/face/game-face.ts'
import { MINES_NAMES } from '../names.ts'
import type { MinesView } from '../schemas.ts'
import { minesText } from '../text.ts'
import { minesVerifyParams } from '../verify-params.ts'
import { MinesGame } from './mines-game.tsx'

export const page: GamePage<MinesView> = {
  names: MINES_NAMES,
  Screen: MinesGame,
  describeRound: ({ mines, picks }, language) => minesText[language].historyPicks(mines, picks.length),
  verifyParams: minesVerifyParams,
}
