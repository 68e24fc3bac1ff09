/** A timer whose current wait can be skipped. */
export interface SkippableTimer {
  /** Resolves after `ms`, or when skipped. */
  wait(ms: number): Promise<void>
  /** Ends the wait in progress, if any. */
  skip(): void
}

interface Timer {
  set(run: () => void, ms: number): number
  clear(id: number): void
}

export function createSkippableTimer(timer: Timer): SkippableTimer {
  let endWait: (() => void) | null = null
  return {
    wait(ms) {
      return new Promise((resolve) => {
        const end = () => {
          timer.clear(id)
          endWait = null
          resolve()
        }
        const id = timer.set(end, ms)
        endWait = end
      })
    },
    skip() {
      endWait?.()
    },
  }
}

export const windowTimer: Timer = {
  set: (run, ms) => window.setTimeout(run, ms),
  clear: (id) => window.clearTimeout(id),
}
