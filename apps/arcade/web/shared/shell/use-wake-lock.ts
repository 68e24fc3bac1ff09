import { useEffect } from 'react'

/** Keeps the screen awake while a round runs; does nothing where the browser or the framing page does not allow it. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => (isWanted ? holdWakeLock() : undefined), [isWanted])
}

/** Keeps the screen awake until the function that it returns is called; a page that was hidden asks for it again. */
export function holdWakeLock(): () => void {
  if (!('wakeLock' in navigator)) return () => {}
  let isCurrent = true
  let lock: WakeLockSentinel | null = null
  const request = async () => {
    if (document.visibilityState !== 'visible') return
    try {
      const granted = await navigator.wakeLock.request('screen')
      if (isCurrent) lock = granted
      else await granted.release()
    } catch {
      return
    }
  }
  void request()
  document.addEventListener('visibilitychange', request)
  return () => {
    isCurrent = false
    document.removeEventListener('visibilitychange', request)
    lock?.release().catch(() => {})
  }
}
