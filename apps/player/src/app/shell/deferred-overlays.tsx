import { Component, type ReactNode, Suspense, useEffect, useState } from 'react'
import { lazyWithRetry } from '../../shared/loading/lazy-with-retry.ts'
import type { ShellOverlaysProps } from './shell-overlays.tsx'

const Overlays = lazyWithRetry(async () => (await import('./shell-overlays.tsx')).ShellOverlays)

/** Loads the overlays right after the first screen is hydrated, so that the offline overlay is there before the network fails. */
export function DeferredOverlays(props: ShellOverlaysProps) {
  const [isAwake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  return (
    <OverlaysBoundary>
      <Suspense>{isAwake ? <Overlays {...props} /> : null}</Suspense>
    </OverlaysBoundary>
  )
}

/** Error boundary of the overlays: an overlay that throws does not take the page down. */
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
