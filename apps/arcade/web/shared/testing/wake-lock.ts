/** Gives the browser a wake lock, granted once `isReady` resolves, and counts. Delete `navigator.wakeLock` after the test. */
export function allowWakeLock(isReady: Promise<void> = Promise.resolve()) {
  const locks = { held: 0, requested: 0, granted: 0 }
  const request = async () => {
    locks.requested += 1
    await isReady
    locks.granted += 1
    locks.held += 1
    return {
      async release() {
        locks.held -= 1
      },
    }
  }
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } })
  return locks
}

/** Hides or shows the page. Delete `document.visibilityState` after the test. */
export function setVisibility(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state })
  document.dispatchEvent(new Event('visibilitychange'))
}
