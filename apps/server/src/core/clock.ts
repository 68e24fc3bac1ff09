/** Where instants come from. Rules take an instant as an argument; only edges ask the clock. */
export interface Clock {
  now(): Date
}

/** A clock that runs ahead of another by a distance that can grow (the sandbox moves time forward). */
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
