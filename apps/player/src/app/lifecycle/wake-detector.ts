/** Longer than the push server's heartbeat timeout: the server may have closed the connection. */
const ASLEEP_AFTER_MS = 30_000

/** Returns a listener for visibility changes that calls `onWake` when the page is shown after at least 30 s hidden. */
export function createWakeDetector(onWake: () => void): (isHidden: boolean, now: number) => void {
  let hiddenAt: number | undefined
  return (isHidden, now) => {
    if (isHidden) hiddenAt ??= now
    else {
      if (hiddenAt !== undefined && now - hiddenAt >= ASLEEP_AFTER_MS) onWake()
      hiddenAt = undefined
    }
  }
}
