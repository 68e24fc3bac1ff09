import { replayRound } from '../../../../src/games/replay-round.ts'
import type { GameVerifier } from '../../../../web/shared/face/game-face.ts'
import { toMinor } from '../../../../web/shared/money/wire-money.ts'
import { NEON_SEVENS_LIMITS } from '../../paytable.ts'
import { neonSevensPlay } from '../../play.ts'
import type { NeonSevensBet, NeonSevensView } from '../../schemas.ts'
import { VerifiedSpin } from './verified-spin.tsx'
import { neonSevensVerifyText } from './verify-text.ts'

const { 'zh-TW': zh, en } = neonSevensVerifyText

export const verifier: GameVerifier<NeonSevensBet, never, NeonSevensView> = {
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
    /^\d{1,9}(\.\d{1,2})?$/.test(bet) && NEON_SEVENS_LIMITS.choices.includes(toMinor(bet))
      ? { ok: true, bet: { amount: bet }, actions: [] }
      : { ok: false, field: 'bet' },
  verify: (seeds, bet, actions) => replayRound(neonSevensPlay, seeds, bet, actions),
  VerifyView: VerifiedSpin,
}
