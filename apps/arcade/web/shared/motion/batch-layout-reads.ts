interface Step<Measured> {
  /** Reads the layout. */
  readonly measure: () => Measured
  /** Starts what the layout is needed for. */
  readonly move: (measured: Measured) => void
}

let waiting: Step<unknown>[] = []

/**
 * Runs `move` with what `measure` has read, before the next frame is painted. All that wait are measured before the first moves:
 * reading the layout after a change computes it anew, each time.
 */
export function batchLayoutReads<Measured>({ measure, move }: Step<Measured>): void {
  let measured: Measured
  const step: Step<unknown> = {
    measure: () => {
      measured = measure()
    },
    move: () => move(measured),
  }
  waiting.push(step)
  if (waiting.length === 1) requestAnimationFrame(runAll)
}

function runAll(): void {
  const steps = waiting
  waiting = []
  for (const { measure } of steps) measure()
  for (const { move } of steps) move(undefined)
}
