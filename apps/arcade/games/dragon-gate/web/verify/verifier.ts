import { replayRound } from '../../../../src/games/replay-round.ts'
import type { GameVerifier } from '../../../../web/shared/face/game-face.ts'
import { toMinor } from '../../../../web/shared/money/wire-money.ts'
import { DRAGON_GATE_BETS } from '../../paytable.ts'
import { dragonGatePlay } from '../../play.ts'
import type { DragonGateBet, DragonGateView } from '../../schemas.ts'
import { DragonGateResult } from './dragon-gate-result.tsx'
import { dragonGateVerifyText } from './verify-text.ts'

const { 'zh-TW': zh, en } = dragonGateVerifyText

export const verifier: GameVerifier<DragonGateBet, never, DragonGateView> = {
  fields: [
    {
      key: 'bet',
      label: { 'zh-TW': zh.bet, en: en.bet },
      isNumber: true,
      problem: { 'zh-TW': zh.wrongBet, en: en.wrongBet },
    },
  ],
  readParams: ({ bet = '10.00' }) => ({ bet }),
  readInputs: ({ bet = '' }) =>
    /^\d{1,9}(\.\d{1,2})?$/.test(bet) && DRAGON_GATE_BETS.includes(toMinor(bet))
      ? { ok: true, bet: { amount: bet }, actions: [] }
      : { ok: false, field: 'bet' },
  verify: (seeds, bet, actions) => replayRound(dragonGatePlay, seeds, bet, actions),
  VerifyView: DragonGateResult,
}
