import { ACCOUNT_TYPES } from '@gamehall/contract/constants'
import { type ReactNode, Suspense } from 'react'
import { lazyWithRetry } from '../../shared/loading/lazy-with-retry.ts'
import type { FormalAccountFeature } from '../../shared/navigation/page-route.ts'
import { usePlayerInfo } from '../../shared/player/use-player-info.ts'

const TestAccountPage = lazyWithRetry(async () => (await import('./test-account-page.tsx')).TestAccountPage)

type FormalOnlyProps = { readonly matter: FormalAccountFeature | undefined; readonly children: ReactNode }

/** §6: shows an explanation to test accounts instead of a page for formal accounts only. The server refuses the calls as well. */
export function FormalAccountOnly({ matter, children }: FormalOnlyProps) {
  const isTest = usePlayerInfo().data?.acc_of_type === ACCOUNT_TYPES.test
  if (matter === undefined || !isTest) return children
  return (
    <Suspense>
      <TestAccountPage matter={matter} />
    </Suspense>
  )
}
