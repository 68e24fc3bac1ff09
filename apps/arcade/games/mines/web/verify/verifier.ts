import { replayRound } from '../../../../src/games/replay-round.ts'
import type { GameVerifier } from '../../../../web/shared/frontend/game-frontend.ts'
import { isAmount, verifyField } from '../../../../web/shared/verify/verify-field.ts'
import { minesPlay } from '../../play.ts'
import { MINES_MAX, MINES_MIN, MINES_TILES } from '../../rules.ts'
import type { MinesAction, MinesBet, MinesView } from '../../schemas.ts'
import { MinesResult } from './mines-result.tsx'
import { minesVerifyText } from './verify-text.ts'

const { 'zh-TW': zh, en } = minesVerifyText

export const verifier: GameVerifier<MinesBet, MinesAction, MinesView> = {
  fields: [
    verifyField(minesVerifyText, 'bet', 'wrongBet', 'number'),
    verifyField(minesVerifyText, 'mines', 'wrongMines', 'number'),
    { key: 'picks', label: { 'zh-TW': zh.picks, en: en.picks }, isNumber: false },
  ],
  readParams: ({ bet = '10.00', mines = '3', picks = '' }) => ({
    bet,
    mines,
    picks: readNumbers(picks)
      .map((tile) => tile + 1)
      .join(', '),
  }),
  readInputs({ bet = '', mines = '', picks = '' }) {
    if (!isAmount(bet)) return { ok: false, field: 'bet' }
    const count = /^\d{1,2}$/.test(mines) ? Number(mines) : 0
    if (count < MINES_MIN || count > MINES_MAX) return { ok: false, field: 'mines' }
    const tiles = readNumbers(picks).map((place) => place - 1)
    const actions = [...new Set(tiles)]
      .filter((tile) => tile >= 0 && tile < MINES_TILES)
      .map((tile): MinesAction => ({ kind: 'pick', tile }))
    return { ok: true, bet: { amount: bet, mines: count }, actions }
  },
  verify: (seeds, bet, actions) => replayRound(minesPlay, seeds, bet, actions),
  VerifyView: MinesResult,
}

const readNumbers = (text: string): number[] =>
  [...text.matchAll(/\d{1,9}/g)].map(([digits]) => Number(digits))
