import { type Refusal, refuseField } from '../core/outcome.ts'

/** How far one step may go from what is in force. A larger change takes several steps, each with its second operator. */
export interface StepBounds {
  readonly min: bigint
  readonly max: bigint
}

/** At most so many percent up or down. */
export const withinPercent = (current: bigint, percent: bigint): StepBounds => ({
  min: current - (current * percent) / 100n,
  max: current + (current * percent) / 100n,
})

/** Down as far as it goes; up to the double, or by `least` where that is more. */
export const atMostDouble = (current: bigint, least: bigint): StepBounds => ({
  min: 0n,
  max: current + (current > least ? current : least),
})

/** 400 with what the field may be in this step. */
export function refuseStep(
  field: string,
  value: bigint,
  { min, max }: StepBounds,
  show: (value: bigint) => string,
): Refusal<400> | null {
  if (value > max) return refuseField(field, 'step_max', { max: show(max) })
  return value < min ? refuseField(field, 'step_min', { min: show(min) }) : null
}
