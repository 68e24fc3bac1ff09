import type { UserInfo } from '@gamehall/contract/account'
import type { ACCOUNT_TYPES } from '@gamehall/contract/constants'
import type { IdentityState } from '@gamehall/contract/identity'
import { ErrorState } from '@gamehall/ui/error-state.tsx'
import { Page, PageBody } from '@gamehall/ui/page.tsx'
import { PageHeader } from '@gamehall/ui/page-header.tsx'
import { PullToRefresh } from '@gamehall/ui/pull-to-refresh.tsx'
import { Skeleton } from '@gamehall/ui/skeleton.tsx'
import { useState } from 'react'
import { useText } from '../../../shared/i18n/text.ts'
import { goBack } from '../../../shared/navigation/navigator.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { usePlayerInfo } from '../../../shared/player/use-player-info.ts'
import { usePush } from '../../../shared/socket/use-push.ts'
import { useIdentity } from '../api/use-identity.ts'
import { realNameStatuses } from '../identity-steps.ts'
import { stateText } from '../state-text.ts'
import { UnderReview } from '../under-review.tsx'
import { Verified } from '../verified.tsx'
import { VerifiedWays } from '../verified-ways.tsx'
import { DraftCard } from './draft-card.tsx'
import { FailedCard } from './failed-card.tsx'
import { Reason, WhatItTakes } from './introduction.tsx'
import { OwnData } from './own-data.tsx'
import { StartForm } from './start-form.tsx'
import { TestAccount } from './test-account.tsx'

const TEST: (typeof ACCOUNT_TYPES)['test'] = 2

/** `/authentication`: the state of the verification and the next step. */
export function AuthenticationPage() {
  const text = useText(stateText)
  const identity = useIdentity()
  const player = usePlayerInfo()
  usePush(['user_change'], () => identity.refetch())
  const failed = [identity, player].find(({ isError, data }) => isError && !data)
  return (
    <PullToRefresh onRefresh={() => identity.refetch({ throwOnError: true })}>
      <Page foot="bar">
        <PageHeader title={text.title} onBack={() => goBack(href('mine'))} />
        <PageBody>
          {identity.data && player.data ? (
            <State state={identity.data} player={player.data} />
          ) : failed ? (
            <ErrorState detail={failed.error?.message} onRetry={() => failed.refetch()} />
          ) : (
            <StateSkeleton />
          )}
        </PageBody>
      </Page>
    </PullToRefresh>
  )
}

type StateProps = { readonly state: IdentityState; readonly player: UserInfo }

function State({ state, player }: StateProps) {
  const { verified, underReview, reviewFailed } = realNameStatuses
  // The draft the player chose to replace; a new draft has another expiry.
  const [given, setGiven] = useState<string>()
  if (player.acc_of_type === TEST) return <TestAccount />
  if (state.status === verified)
    return (
      <>
        <Verified state={state} />
        <OwnData state={state} />
        <VerifiedWays />
      </>
    )
  if (state.status === underReview)
    return (
      <>
        <UnderReview state={state} />
        <OwnData state={state} />
      </>
    )
  const { draft } = state
  if (draft !== null && draft.expires_at === given)
    return <StartForm state={state} owner={player.user_id} onCancel={() => setGiven(undefined)} />
  if (draft !== null)
    return (
      <>
        <DraftCard draft={draft} owner={player.user_id} onRestart={() => setGiven(draft.expires_at)} />
        <OwnData state={state} />
      </>
    )
  return (
    <>
      {state.status === reviewFailed ? <FailedCard state={state} /> : <Reason />}
      <StartForm state={state} owner={player.user_id} />
      <WhatItTakes />
      <OwnData state={state} />
    </>
  )
}

function StateSkeleton() {
  return (
    <>
      <Skeleton shape="block" height="200px" />
      <Skeleton shape="block" height="160px" />
      <Skeleton shape="block" height="120px" />
    </>
  )
}
