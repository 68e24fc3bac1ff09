/** Runs one step a frame until the step says that it is over. */
export interface FrameLoop {
  /** Starts a loop in place of the one that runs. `step` gets the ms since the last frame and returns whether it goes on. */
  run(step: (passedMs: number) => boolean): void
  stop(): void
}

/** The longest step: a page that was hidden goes on where it stopped. */
const MAX_STEP_MS = 50
const FIRST_STEP_MS = 16

export function createFrameLoop(): FrameLoop {
  let frame = 0
  return {
    run(step) {
      cancelAnimationFrame(frame)
      let before: number | null = null
      const tick = (now: number) => {
        const passed = before === null ? FIRST_STEP_MS : Math.min(MAX_STEP_MS, now - before)
        before = now
        frame = step(passed) ? requestAnimationFrame(tick) : 0
      }
      frame = requestAnimationFrame(tick)
    },
    stop: () => cancelAnimationFrame(frame),
  }
}
