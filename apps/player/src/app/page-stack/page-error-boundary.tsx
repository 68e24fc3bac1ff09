import { Component, type ReactNode } from 'react'
import { PageError } from './page-error.tsx'

type State = { readonly isBroken: boolean }

/** Error boundary of one page: shows an error page with a retry; the shell and the other pages stay. */
export class PageErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { isBroken: false }

  static getDerivedStateFromError(): State {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown): void {
    reportError(error)
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children
    return <PageError onRetry={() => this.setState({ isBroken: false })} />
  }
}
