import type { UserInfo } from '@gamehall/contract/account'
import type { IdentityState } from '@gamehall/contract/identity'
import { ErrorState } from '@gamehall/ui/feedback/error-state.tsx'
import { Skeleton } from '@gamehall/ui/feedback/skeleton.tsx'
import { Page, PageBody } from '@gamehall/ui/layout/page.tsx'
import { PageHeader } from '@gamehall/ui/layout/page-header.tsx'
import { PullToRefresh } from '@gamehall/ui/layout/pull-to-refresh.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { usePush } from '@gamehall/web-client/socket/use-push.ts'
import { useState } from 'react'
import { goBack } from '../../../shared/navigation/navigator.ts'
import { usePage } from '../../../shared/navigation/page-context.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { mayCall } from '../../../shared/player/use-may-call.ts'
import { usePlayerInfo } from '../../../shared/player/use-player-info.ts'
import { IdentityDataMenu } from '../privacy/identity-data-menu.tsx'
import { Introduction, VerificationRequirements } from '../start/introduction.tsx'
import { StartForm } from '../start/start-form.tsx'
import { getLocalDraft } from '../steps/identity-draft-store.ts'
import { realNameStatuses } from '../steps/identity-steps.ts'
import { useIdentity } from './api.ts'
import { DraftCard } from './draft-card.tsx'
import { FailedCard } from './failed-card.tsx'
import { identityStatusText } from './status-text.ts'
import { TestAccountNotice } from './test-account-notice.tsx'
import { UnderReview } from './under-review.tsx'
import { Verified } from './verified.tsx'
import { VerifiedActions } from './verified-actions.tsx'

/**
 * `/authentication`: the state of the verification and the next step. `?replace=` names a draft by its expiry: it opens the choice
 * of the document that replaces it; the draft that follows has another expiry.
 */
export function IdentityStatusPage() {
  const text = useText(identityStatusText)
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
  const linked = usePage().query.get('replace')
  // The draft the player chose to replace; a new draft has another expiry.
  const [given, setGiven] = useState(linked)
  if (!mayCall(player, 'startIdentity')) return <TestAccountNotice />
  if (state.status === verified)
    return (
      <>
        <Verified state={state} />
        <IdentityDataMenu state={state} />
        <VerifiedActions />
      </>
    )
  if (state.status === underReview)
    return (
      <>
        <UnderReview state={state} />
        <IdentityDataMenu state={state} />
      </>
    )
  const { draft } = state
  if (draft !== null && draft.expires_at === given)
    return (
      <StartForm
        state={state}
        owner={player.user_id}
        begunAt={given === linked ? getLocalDraft(player.user_id).depth : undefined}
        onCancel={() => (given === linked ? goBack(href('certificate')) : setGiven(null))}
      />
    )
  if (draft !== null)
    return (
      <>
        <DraftCard draft={draft} owner={player.user_id} onRestart={() => setGiven(draft.expires_at)} />
        <IdentityDataMenu state={state} />
      </>
    )
  return (
    <>
      {state.status === reviewFailed ? <FailedCard state={state} /> : <Introduction />}
      <StartForm state={state} owner={player.user_id} />
      <VerificationRequirements />
      <IdentityDataMenu state={state} />
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
