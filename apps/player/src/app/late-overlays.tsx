import { Component, type ReactNode, Suspense, useEffect, useState } from 'react'
import { late } from '../shared/loading/late.ts'
import type { ShellOverlaysProps } from './shell-overlays.tsx'

const Overlays = late(async () => (await import('./shell-overlays.tsx')).ShellOverlays)

/** The overlays, brought as soon as the first screen is awake: they must be here before the network is gone. */
export function LateOverlays(props: ShellOverlaysProps) {
  const [isAwake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  return (
    <OverlaysBoundary>
      <Suspense>{isAwake ? <Overlays {...props} /> : null}</Suspense>
    </OverlaysBoundary>
  )
}

/** Overlays that break leave the page alone: it can still be read and used. */
class OverlaysBoundary extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown): void {
    reportError(error)
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children
  }
}
