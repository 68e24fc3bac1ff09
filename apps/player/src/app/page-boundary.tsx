import { Component, type ReactNode } from 'react'
import { PageFailure } from './page-failure.tsx'

type State = { readonly isBroken: boolean }

/** Error boundary of one page: shows an error page with a retry; the shell and the other pages stay. */
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
