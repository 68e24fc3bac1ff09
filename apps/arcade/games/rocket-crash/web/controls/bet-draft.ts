import type { BetOptions } from '../../../../src/game-api/schema.ts'
import { toMinor, toWire } from '../../../../web/shared/money/wire-money.ts'
import { parseTarget } from '../../rules.ts'
import type { RocketBet } from '../../schemas.ts'
import type { BetDraft } from '../rocket-types.ts'

/** The nearest amount that the table takes. */
export function clampAmount(amountMinor: bigint, { min, max, step }: BetOptions): string {
  const stepMinor = toMinor(step)
  const whole = (amountMinor / stepMinor) * stepMinor
  const [lowest, highest] = [toMinor(min), toMinor(max)]
  if (whole < lowest) return toWire(lowest)
  if (whole > highest) return toWire(highest)
  return toWire(whole)
}

/** A typed whole amount as a wire amount; null when the table does not take it. */
export function parseAmountInput(typed: string, bets: BetOptions): string | null {
  const digits = typed.replaceAll(',', '').trim()
  if (!/^\d{1,9}$/.test(digits)) return null
  const wire = `${Number(digits)}.00`
  return toMinor(wire) >= toMinor(bets.min) && toMinor(wire) <= toMinor(bets.max) ? wire : null
}

/** The bet that a panel would place; null while its target is not one. */
export function betOf({ amount, isAuto, target }: BetDraft, slot: RocketBet['slot']): RocketBet | null {
  const stop = isAuto ? parseTarget(target) : null
  return isAuto && stop === null ? null : { amount, target: stop, slot }
}
