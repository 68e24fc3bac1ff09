import { parseAmountInput } from '@gamehall/ui/money/amount-input.ts'
import type { BetOptions } from '../../../../src/game-api/schema.ts'
import { toMinor, toWire } from '../../../../web/shared/money/wire-money.ts'
import { formatMultiplier, parseTarget } from '../../rules.ts'
import type { RocketBet, RocketRound } from '../../schemas.ts'
import type { BetDraft, RocketTypes } from '../rocket-types.ts'

export type AmountLimits = Pick<BetOptions, 'min' | 'max' | 'step'>

/** The nearest amount that the table takes. */
export function clampAmount(amountMinor: bigint, { min, max, step }: AmountLimits): string {
  const stepMinor = toMinor(step)
  const whole = (amountMinor / stepMinor) * stepMinor
  const [lowest, highest] = [toMinor(min), toMinor(max)]
  if (whole < lowest) return toWire(lowest)
  if (whole > highest) return toWire(highest)
  return toWire(whole)
}

/** A typed whole amount as a wire amount; null when the table does not take it. */
export function parseStake(typed: string, bets: BetOptions): string | null {
  const { value, fault } = parseAmountInput(typed, 0)
  if (fault !== undefined || value === '') return null
  const wire = `${value}.00`
  return toMinor(wire) >= toMinor(bets.min) && toMinor(wire) <= toMinor(bets.max) ? wire : null
}

/** The bet that a panel would place; null while its amount or its target is not one. */
export function betOf(
  { amount, isAuto, target, isAmountWrong }: BetDraft,
  slot: RocketBet['slot'],
): RocketBet | null {
  if (isAmountWrong === true) return null
  const stop = isAuto ? parseTarget(target) : null
  return isAuto && stop === null ? null : { amount, target: stop, slot }
}

const FIRST_TARGET = '2.00'

/** The choices that were a bet's, for its panel. A bet without a target leaves the one that is typed there. */
const draftOfBet = ({ amount, target }: Pick<RocketBet, 'amount' | 'target'>, typed: string): BetDraft => ({
  amount,
  isAuto: target !== null,
  target: target === null ? typed : formatMultiplier(target),
})

/** The panels on arrival where this device has stored none: each shows the latest bet of its own that is known. */
export function firstDraft(
  { start }: Pick<BetOptions, 'start'>,
  last: Pick<RocketRound, 'amount' | 'target' | 'slot'> | null,
): RocketTypes['draft'] {
  const ofSlot = (slot: RocketBet['slot']): BetDraft =>
    last?.slot === slot
      ? draftOfBet(last, FIRST_TARGET)
      : { amount: start, isAuto: true, target: FIRST_TARGET }
  return { bets: [ofSlot(0), ofSlot(1)] }
}

/** The panels with the choices of the player's open bets, each in the panel of its slot. */
export function withOpenBets(
  draft: RocketTypes['draft'],
  rounds: readonly Pick<RocketRound, 'status' | 'amount' | 'target' | 'slot'>[],
): RocketTypes['draft'] {
  const ofSlot = (slot: RocketBet['slot']): BetDraft => {
    const open = rounds.findLast((round) => round.slot === slot && round.status === 'open')
    const before = draft.bets[slot]
    return open === undefined ? before : draftOfBet(open, before.target)
  }
  return { bets: [ofSlot(0), ofSlot(1)] }
}
