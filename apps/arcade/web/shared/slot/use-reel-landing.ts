import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

/**
 * What a reel shows, and `land`, which shows what it stops on, calls `comeToRest` in the same frame and resolves when that does. Reels that
 * land in one task are rendered together.
 */
export function useReelLanding<Shown>(
  first: Shown,
  comeToRest: (isFast: boolean) => Promise<void>,
): readonly [Shown, (shown: Shown, isFast: boolean) => Promise<void>] {
  const [landing, setLanding] = useState({ shown: first, isFast: false })
  const unresolved = useRef<(() => void)[]>([])
  const onRendered = useEffectEvent(comeToRest)
  useLayoutEffect(() => {
    const resolves = unresolved.current.splice(0)
    if (resolves.length > 0) void onRendered(landing.isFast).then(() => resolveAll(resolves))
  }, [landing])
  useLayoutEffect(() => () => resolveAll(unresolved.current.splice(0)), [])
  const land = (shown: Shown, isFast: boolean) =>
    new Promise<void>((resolve) => {
      unresolved.current.push(resolve)
      setLanding({ shown, isFast })
    })
  return [landing.shown, land]
}

function resolveAll(resolves: readonly (() => void)[]): void {
  for (const resolve of resolves) resolve()
}
