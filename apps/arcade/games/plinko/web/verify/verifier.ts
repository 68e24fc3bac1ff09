import { replayRound } from '../../../../src/games/replay-round.ts'
import type { GameVerifier } from '../../../../web/shared/frontend/game-frontend.ts'
import { isAmount, verifyField } from '../../../../web/shared/verify/verify-field.ts'
import { PLINKO_MAX_BALLS } from '../../limits.ts'
import { PLINKO_RISKS, PLINKO_ROWS } from '../../payouts.ts'
import { plinkoPlay } from '../../play.ts'
import type { PlinkoBet, PlinkoView } from '../../schemas.ts'
import { PlinkoResult } from './plinko-result.tsx'
import { plinkoVerifyText } from './verify-text.ts'

export const verifier: GameVerifier<PlinkoBet, never, PlinkoView> = {
  fields: [
    verifyField(plinkoVerifyText, 'bet', 'wrongBet', 'number'),
    verifyField(plinkoVerifyText, 'rows', 'wrongRows', 'number'),
    verifyField(plinkoVerifyText, 'risk', 'wrongRisk', 'text'),
    verifyField(plinkoVerifyText, 'balls', 'wrongBalls', 'number'),
  ],
  readParams: ({ bet = '10.00', rows = '12', risk = 'medium', balls = '1' }) => ({ bet, rows, risk, balls }),
  readInputs({ bet = '', rows = '', risk = '', balls = '' }) {
    if (!isAmount(bet)) return { ok: false, field: 'bet' }
    const count = PLINKO_ROWS.find((each) => `${each}` === rows.trim())
    if (count === undefined) return { ok: false, field: 'rows' }
    const kind = PLINKO_RISKS.find((each) => each === risk.trim().toLowerCase())
    if (kind === undefined) return { ok: false, field: 'risk' }
    const number = /^\d{1,3}$/.test(balls.trim()) ? Number(balls) : 0
    if (number < 1 || number > PLINKO_MAX_BALLS) return { ok: false, field: 'balls' }
    return { ok: true, bet: { amount: bet, rows: count, risk: kind, balls: number }, actions: [] }
  },
  verify: (seeds, bet, actions) => replayRound(plinkoPlay, seeds, bet, actions),
  VerifyView: PlinkoResult,
}
