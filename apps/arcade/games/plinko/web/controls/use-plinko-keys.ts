import { useGameKeys } from '../../../../web/shared/keyboard/use-game-keys.ts'
import { toMinor, toWire } from '../../../../web/shared/money/wire-money.ts'
import { PLINKO_RISKS } from '../../payouts.ts'
import { keys } from '../keys.ts'
import type { PlinkoDraft } from '../plinko-types.ts'
import { nextStep } from './number-steps.ts'

/** The steps of the stake of a marble, in whole units of the currency. */
export const STAKES = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000]
export const BALLS = [1, 2, 3, 5, 10, 15, 20, 25, 30, 40, 50, 75, 100]
export const MINOR = 100n
export const whole = (minor: bigint): number => Number(minor / MINOR)

/** The keyboard of a desktop. `change` is what sets stake, marbles and risk; null while they are locked. */
export function usePlinkoKeys(
  draft: PlinkoDraft,
  press: () => void,
  change: ((next: Partial<PlinkoDraft>) => void) | null,
): void {
  const stakeBy = (by: 1 | -1) =>
    change?.({ amount: toWire(BigInt(nextStep(STAKES, whole(toMinor(draft.amount)), by)) * MINOR) })
  useGameKeys(keys, {
    play: press,
    less: () => stakeBy(-1),
    more: () => stakeBy(1),
    fewer: () => change?.({ balls: nextStep(BALLS, draft.balls, -1) }),
    further: () => change?.({ balls: nextStep(BALLS, draft.balls, 1) }),
    risk: (key) => change?.({ risk: PLINKO_RISKS[Number(key) - 1] ?? draft.risk }),
  })
}
