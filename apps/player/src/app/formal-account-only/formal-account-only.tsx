import type { CallName, FormalCallName } from '@gamehall/contract'
import { type ReactNode, Suspense } from 'react'
import { lazyWithRetry } from '../../shared/loading/lazy-with-retry.ts'
import { isFormalCall, useMayCall } from '../../shared/player/use-may-call.ts'

const TestAccountPage = lazyWithRetry(async () => (await import('./test-account-page.tsx')).TestAccountPage)

type FormalOnlyProps = { readonly call: CallName | undefined; readonly children: ReactNode }

/**
 * §6: shows an explanation to test accounts instead of a page whose call is for formal accounts only. The server refuses the
 * call as well.
 */
export function FormalAccountOnly({ call, children }: FormalOnlyProps) {
  if (call === undefined || !isFormalCall(call)) return children
  return <FormalCallOnly call={call}>{children}</FormalCallOnly>
}

function FormalCallOnly({ call, children }: FormalOnlyProps & { readonly call: FormalCallName }) {
  if (useMayCall(call)) return children
  return (
    <Suspense>
      <TestAccountPage call={call} />
    </Suspense>
  )
}
