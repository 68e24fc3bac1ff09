import { isFrontRead } from '@gamehall/contract/identity'
import { ErrorState } from '@gamehall/ui/feedback/error-state.tsx'
import { Skeleton } from '@gamehall/ui/feedback/skeleton.tsx'
import { BottomBar } from '@gamehall/ui/layout/bottom-bar.tsx'
import { ReadingStatus } from '../reading/reading-status.tsx'
import { UnreadFrontActions } from '../reading/unread-front-actions.tsx'
import { useDocumentReading } from '../reading/use-document-reading.ts'
import { isAttemptGone, RefusalTip } from '../steps/refusal-tip.tsx'
import { type StepContext, StepPage } from '../steps/step-page.tsx'
import { IdentityForm } from './identity-form.tsx'

/** `/realname_info`: the read data, to check, correct and confirm. */
export function ConfirmIdentityPage() {
  return <StepPage step="realnameInfo">{(work) => <ConfirmData work={work} />}</StepPage>
}

function ConfirmData({ work }: { readonly work: StepContext }) {
  const reading = useDocumentReading(work.owner)
  // A draft whose front shows nothing is opened here again: there is nothing to confirm yet.
  if (reading.data && !isFrontRead(reading.data.fields))
    return (
      <>
        <ReadingStatus draft={work.draft} reading={reading} />
        <BottomBar>
          <UnreadFrontActions draft={work.draft} reasons={reading.data.front_reasons} />
        </BottomBar>
      </>
    )
  if (reading.data)
    return <IdentityForm work={work} reading={reading.data} onPhotosGone={() => reading.refetch()} />
  if (reading.isError && isAttemptGone(reading.error))
    return (
      <div role="alert">
        <RefusalTip error={reading.error} />
      </div>
    )
  if (reading.isError) return <ErrorState detail={reading.error.message} onRetry={() => reading.refetch()} />
  return (
    <>
      <ReadingStatus draft={work.draft} reading={reading} />
      <Skeleton shape="block" height="76px" />
      <Skeleton shape="block" height="76px" />
      <Skeleton shape="block" height="76px" />
    </>
  )
}
