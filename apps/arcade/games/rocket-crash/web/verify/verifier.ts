import type { GameVerifier } from '../../../../web/shared/frontend/game-frontend.ts'
import { verifyField } from '../../../../web/shared/verify/verify-field.ts'
import { verifyFlight } from '../../play.ts'
import { formatMultiplier, parseTarget } from '../../rules.ts'
import type { RocketAction, RocketBet, RocketView } from '../../schemas.ts'
import { RocketResult } from './rocket-result.tsx'
import { rocketVerifyText } from './verify-text.ts'

export const verifier: GameVerifier<RocketBet, RocketAction, RocketView> = {
  fields: [
    verifyField(rocketVerifyText, 'bet', 'wrongBet', 'number'),
    verifyField(rocketVerifyText, 'target', 'wrongTarget', 'number'),
  ],
  readParams: ({ bet = '10.00', target = '' }) => ({ bet, target }),
  readInputs({ bet = '', target = '' }) {
    const [, whole, cents = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(bet) ?? []
    if (whole === undefined || Number(bet) <= 0) return { ok: false, field: 'bet' }
    // A bet may be cashed out by hand at 1.00, below the lowest target.
    const stop = target.trim() === formatMultiplier(100) ? 100 : parseTarget(target)
    if (stop === null && target.trim() !== '') return { ok: false, field: 'target' }
    return {
      ok: true,
      bet: { amount: `${whole}.${cents.padEnd(2, '0')}`, target: stop, slot: 0 },
      actions: [],
    }
  },
  verify: (seeds, bet) => verifyFlight(seeds, bet),
  VerifyView: RocketResult,
}
