/** `open` when it comes before `step`: the page to redirect to, because it is not finished; else undefined. */
export function earlierOpenStep<Step>(steps: readonly Step[], open: Step, step: Step): Step | undefined {
  return steps.indexOf(open) < steps.indexOf(step) ? open : undefined
}

/** The step before another; undefined before the first. */
export function stepBefore<Step>(steps: readonly Step[], step: Step): Step | undefined {
  return steps[steps.indexOf(step) - 1]
}

/** The step after another; undefined after the last. */
export function stepAfter<Step>(steps: readonly Step[], step: Step): Step | undefined {
  return steps[steps.indexOf(step) + 1]
}
