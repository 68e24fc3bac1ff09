import { ErrorState } from '@gamehall/ui/error-state.tsx'
import { Skeleton } from '@gamehall/ui/skeleton.tsx'
import { useReading } from '../api/use-reading.ts'
import { isAttemptGone, RefusalTip } from '../refusal-tip.tsx'
import { type IdentityWork, StepPage } from '../step-page.tsx'
import { IdentityForm } from './identity-form.tsx'

/** `/realname_info`: the read data, to check, correct and confirm. */
export function RealNamePage() {
  return <StepPage step="realnameInfo">{(work) => <ConfirmData work={work} />}</StepPage>
}

function ConfirmData({ work }: { readonly work: IdentityWork }) {
  const reading = useReading(work.owner)
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
      <Skeleton shape="block" height="64px" />
      <Skeleton shape="block" height="76px" />
      <Skeleton shape="block" height="76px" />
      <Skeleton shape="block" height="76px" />
    </>
  )
}
