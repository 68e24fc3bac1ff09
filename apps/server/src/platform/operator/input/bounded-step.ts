import { type Refusal, refuseField } from '../../context/outcome.ts'

/** The range of one change to a setting. A larger change takes several steps, each with its second operator. */
export interface StepBounds {
  readonly min: bigint
  readonly max: bigint
}

/** At most `percent` up or down. */
export const withinPercent = (current: bigint, percent: bigint): StepBounds => ({
  min: current - (current * percent) / 100n,
  max: current + (current * percent) / 100n,
})

/** Down to zero; up to double the current value, or by `least` where that is more. */
export const atMostDouble = (current: bigint, least: bigint): StepBounds => ({
  min: 0n,
  max: current + (current > least ? current : least),
})

/** 400 with the bound that the value exceeds; null when it is within the bounds. */
export function refuseStepOutOfBounds(
  field: string,
  value: bigint,
  { min, max }: StepBounds,
  show: (value: bigint) => string,
): Refusal<400> | null {
  if (value > max) return refuseField(field, 'step_max', { max: show(max) })
  return value < min ? refuseField(field, 'step_min', { min: show(min) }) : null
}
