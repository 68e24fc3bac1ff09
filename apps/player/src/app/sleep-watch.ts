/** Longer than the push server waits for a sign of life: its end of the connection may be gone. */
const ASLEEP_AFTER_MS = 30_000

/** Follows a page's being hidden and shown, and runs `onWake` when it is shown after a sleep. */
export function createSleepWatch(onWake: () => void): (isHidden: boolean, now: number) => void {
  let hiddenAt: number | undefined
  return (isHidden, now) => {
    if (isHidden) hiddenAt ??= now
    else {
      if (hiddenAt !== undefined && now - hiddenAt >= ASLEEP_AFTER_MS) onWake()
      hiddenAt = undefined
    }
  }
}
