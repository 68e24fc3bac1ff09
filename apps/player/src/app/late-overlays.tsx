import { Suspense, useEffect, useState } from 'react'
import { late } from '../shared/loading/late.ts'
import type { ShellOverlaysProps } from './shell-overlays.tsx'

const Overlays = late(async () => (await import('./shell-overlays.tsx')).ShellOverlays)

/** The overlays, brought as soon as the first screen is awake: they must be here before the network is gone. */
export function LateOverlays(props: ShellOverlaysProps) {
  const [isAwake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  return <Suspense>{isAwake ? <Overlays {...props} /> : null}</Suspense>
}
