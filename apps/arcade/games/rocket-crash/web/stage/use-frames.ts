import { useEffect, useEffectEvent } from 'react'

/** Calls `draw` before each frame while `isOn`, with the time of `performance.now()`. */
export function useFrames(isOn: boolean, draw: (timeMs: number) => void): void {
  const onFrame = useEffectEvent(draw)
  useEffect(() => {
    if (!isOn || typeof requestAnimationFrame !== 'function') return
    let frame = requestAnimationFrame(function next(timeMs) {
      onFrame(timeMs)
      frame = requestAnimationFrame(next)
    })
    return () => cancelAnimationFrame(frame)
  }, [isOn])
}
