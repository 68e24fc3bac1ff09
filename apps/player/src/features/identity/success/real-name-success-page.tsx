import type { IdentityState } from '@gamehall/contract/identity'
import { BottomBar } from '@gamehall/ui/bottom-bar.tsx'
import { Button } from '@gamehall/ui/button.tsx'
import { ErrorState } from '@gamehall/ui/error-state.tsx'
import { Page, PageBody } from '@gamehall/ui/page.tsx'
import { PageHeader } from '@gamehall/ui/page-header.tsx'
import { Skeleton } from '@gamehall/ui/skeleton.tsx'
import { useEffect } from 'react'
import { useText } from '../../../shared/i18n/text.ts'
import { goBack, historyDepth, navigate } from '../../../shared/navigation/navigator.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { usePush } from '../../../shared/socket/use-push.ts'
import { useIdentity } from '../api/use-identity.ts'
import { realNameStatuses } from '../identity-steps.ts'
import { endDraft } from '../state/identity-draft-store.ts'
import styles from '../state.module.css'
import { stateText } from '../state-text.ts'
import { UnderReview } from '../under-review.tsx'
import { Verified } from '../verified.tsx'
import { VerifiedWays } from '../verified-ways.tsx'

/** `/realname_success`: verified, or under review. */
export function RealNameSuccessPage() {
  const text = useText(stateText)
  const identity = useIdentity()
  usePush(['user_change'], () => identity.refetch())
  return (
    <Page foot="bar">
      <PageHeader title={text.title} onBack={leaveSteps} />
      <PageBody>
        <div role="status" className={styles.stack}>
          {identity.data ? <Outcome state={identity.data} /> : null}
        </div>
        {identity.isPending ? <Skeleton shape="block" height="280px" /> : null}
        {identity.isError && !identity.data ? (
          <ErrorState detail={identity.error.message} onRetry={() => identity.refetch()} />
        ) : null}
        {identity.data?.status === realNameStatuses.verified ? (
          <VerifiedWays />
        ) : (
          <BottomBar>
            <Button block onClick={leaveSteps}>
              {text.done}
            </Button>
          </BottomBar>
        )}
      </PageBody>
    </Page>
  )
}

function Outcome({ state }: { readonly state: IdentityState }) {
  const { verified, underReview } = realNameStatuses
  const isElsewhere = state.status !== verified && state.status !== underReview
  useEffect(() => {
    // Failed or not submitted: the status page explains it.
    if (isElsewhere) navigate(href('authentication'), { replace: true })
  }, [isElsewhere])
  if (state.status === verified) return <Verified state={state} />
  return state.status === underReview ? <UnderReview state={state} /> : null
}

/** Returns to the page from which the steps were opened, and leaves no step in the history. */
function leaveSteps(): void {
  const begunAt = endDraft()
  goBack(href('mine'), begunAt === undefined ? Number.POSITIVE_INFINITY : historyDepth() - begunAt + 1)
}
