/** The source of instants. Rules take an instant as an argument; only edges read the clock. */
export interface Clock {
  now(): Date
}

/** A clock with a settable offset ahead of another (the sandbox moves time forward). */
export interface MovableClock extends Clock {
  readonly aheadMs: number
  setAhead(aheadMs: number): void
}

export const systemClock: Clock = { now: () => new Date() }

export function createMovableClock(base: Clock = systemClock): MovableClock {
  let aheadMs = 0
  return {
    now: () => new Date(base.now().getTime() + aheadMs),
    get aheadMs() {
      return aheadMs
    },
    setAhead(next) {
      aheadMs = next
    },
  }
}
