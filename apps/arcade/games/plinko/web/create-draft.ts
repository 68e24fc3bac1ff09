import type { OpenSessionResponse } from '../../../src/game-api/schema.ts'
import { toMinor, toWire } from '../../../web/shared/money/wire-money.ts'
import { PLINKO_BALL, plinkoMaxBalls } from '../limits.ts'
import type { PlinkoDraft, ShownRound } from './plinko-types.ts'

/** The choices of the last round where the limits still allow them, else one ball over twelve rows. */
export function createDraft(_session: OpenSessionResponse, last: ShownRound | null): PlinkoDraft {
  if (last === null) return { amount: toWire(PLINKO_BALL.start), rows: 12, risk: 'medium', balls: 1 }
  const ballMinor = toMinor(last.ball)
  const isAllowed =
    ballMinor >= PLINKO_BALL.min && ballMinor <= PLINKO_BALL.max && ballMinor % PLINKO_BALL.step === 0n
  const amount = isAllowed ? last.ball : toWire(PLINKO_BALL.start)
  return {
    amount,
    rows: last.rows,
    risk: last.risk,
    balls: Math.min(last.paths.length, plinkoMaxBalls(toMinor(amount))),
  }
}
