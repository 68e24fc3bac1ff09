import type { GamePlay } from '../../src/games/game-module.ts'
import { netUncounted } from '../../src/games/uncounted.ts'
import { formatAmount, parseAmount } from '../../src/wallet/amount.ts'
import { plinkoMultipliers } from './payouts.ts'
import { ballPayout, drawPath, plinkoValidBet, slotOfPath } from './rules.ts'
import type { PlinkoBet, PlinkoView } from './schemas.ts'

/** A round of one step: every ball is drawn, and therefore decided, before the first one is shown falling. */
export const plinkoPlay: GamePlay<PlinkoBet, PlinkoView, never, PlinkoView> = {
  open({ amount, rows, risk, balls }, stream) {
    const ballMinor = parseAmount(amount) ?? 0n
    const state: PlinkoView = {
      rows,
      risk,
      ball: formatAmount(ballMinor),
      paths: Array.from({ length: balls }, () => drawPath(stream, rows)),
      multipliers: [...plinkoMultipliers(rows, risk)],
    }
    const pay = plinkoPayouts(state).reduce((sum, paid) => sum + paid, 0n)
    return { state, stake: ballMinor * BigInt(balls), pay, isOver: true }
  },
  view: (state) => state,
  validBet: (state) => plinkoValidBet(parseAmount(state.ball) ?? 0n, plinkoPayouts(state)),
  uncounted: (state) => plinkoPayouts(state).map((paid) => netUncounted(parseAmount(state.ball) ?? 0n, paid)),
}

/** Returns what each ball pays, in minor units. */
export function plinkoPayouts({ rows, ball, paths, multipliers }: PlinkoView): bigint[] {
  const ballMinor = parseAmount(ball) ?? 0n
  return paths.map((path) => ballPayout(ballMinor, multipliers[slotOfPath(path, rows)] ?? 0))
}
