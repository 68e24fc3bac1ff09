import { Component, type ReactNode } from 'react'
import { PageFailure } from './page-failure.tsx'

type State = { readonly isBroken: boolean }

/** A page that throws takes only itself down, and offers a way back. */
export class PageBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { isBroken: false }

  static getDerivedStateFromError(): State {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown): void {
    reportError(error)
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children
    return <PageFailure onRetry={() => this.setState({ isBroken: false })} />
  }
}
