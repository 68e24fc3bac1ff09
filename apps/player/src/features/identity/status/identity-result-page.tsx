import type { IdentityState } from '@gamehall/contract/identity'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { ErrorState } from '@gamehall/ui/feedback/error-state.tsx'
import { Skeleton } from '@gamehall/ui/feedback/skeleton.tsx'
import { BottomBar } from '@gamehall/ui/layout/bottom-bar.tsx'
import { Page, PageBody } from '@gamehall/ui/layout/page.tsx'
import { PageHeader } from '@gamehall/ui/layout/page-header.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { usePush } from '@gamehall/web-client/socket/use-push.ts'
import { useEffect } from 'react'
import { goBack, historyDepth, navigate } from '../../../shared/navigation/navigator.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { removeLocalDraft } from '../steps/identity-draft-store.ts'
import { realNameStatuses } from '../steps/identity-steps.ts'
import { useIdentity } from './api.ts'
import styles from './status.module.css'
import { identityStatusText } from './status-text.ts'
import { UnderReview } from './under-review.tsx'
import { Verified } from './verified.tsx'
import { VerifiedActions } from './verified-actions.tsx'

/** `/realname_success`: verified, or under review. */
export function IdentityResultPage() {
  const text = useText(identityStatusText)
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
          <VerifiedActions />
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
  const begunAt = removeLocalDraft()
  goBack(href('mine'), begunAt === undefined ? Number.POSITIVE_INFINITY : historyDepth() - begunAt + 1)
}
