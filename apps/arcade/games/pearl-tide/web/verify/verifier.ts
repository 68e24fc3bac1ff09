import { replayRound } from '../../../../src/games/replay-round.ts'
import type { GameVerifier } from '../../../../web/shared/face/game-face.ts'
import { toMinor } from '../../../../web/shared/money/wire-money.ts'
import { PEARL_TIDE_LIMITS } from '../../limits.ts'
import { pearlTidePlay } from '../../play.ts'
import type { PearlTideBet, PearlTideView } from '../../schemas.ts'
import { VerifiedRound } from './verified-round.tsx'
import { pearlTideVerifyText } from './verify-text.ts'

const { 'zh-TW': zh, en } = pearlTideVerifyText

export const verifier: GameVerifier<PearlTideBet, never, PearlTideView> = {
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
    /^\d{1,9}(\.\d{1,2})?$/.test(bet) && PEARL_TIDE_LIMITS.choices.includes(toMinor(bet))
      ? { ok: true, bet: { amount: bet }, actions: [] }
      : { ok: false, field: 'bet' },
  verify: (seeds, bet, actions) => replayRound(pearlTidePlay, seeds, bet, actions),
  VerifyView: VerifiedRound,
}
