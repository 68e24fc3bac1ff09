import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { ErrorState } from '@gamehall/ui/feedback/error-state.tsx'
import { Skeleton } from '@gamehall/ui/feedback/skeleton.tsx'
import { Page, PageBody } from '@gamehall/ui/layout/page.tsx'
import { PageHeader } from '@gamehall/ui/layout/page-header.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { AppLink } from '../../../../shared/navigation/app-link.tsx'
import { goBack } from '../../../../shared/navigation/navigator.ts'
import { usePageParams } from '../../../../shared/navigation/page-context.ts'
import { href } from '../../../../shared/navigation/paths.ts'
import { Redirect } from '../../../../shared/navigation/redirect.tsx'
import { useActivity, useActivityStatus, useApplication } from '../api.ts'
import { applicationsText } from '../applications-text.ts'
import { ActivityNotFound } from './activity-not-found.tsx'
import { ApplicationForm } from './application-form.tsx'

/** `/activityApply/{id}`: submits an application, or edits it while it is under review (§2, §4). */
export function ActivityApplyPage() {
  const text = useText(applicationsText)
  const { id } = usePageParams('activityApply')
  return (
    <Page foot="bar">
      <PageHeader title={text.title} onBack={() => goBack(href('activityDetail', { id }))} />
      <PageBody>
        <Desk id={id} />
      </PageBody>
    </Page>
  )
}

function Desk({ id }: { readonly id: string }) {
  const activity = useActivity(id)
  const isToApplyFor = activity.data?.mode === 'apply'
  const status = useActivityStatus(id, isToApplyFor)
  const isUnderReview = status.data?.state === 'under_review'
  const application = useApplication(isUnderReview ? status.data?.application_id : undefined)
  const failed = [activity, status, application].find((query) => query.isError && !query.data)
  if (activity.error?.code === 404) return <ActivityNotFound />
  // Offers that take no applications are handled on their detail page.
  if (activity.data && !isToApplyFor) return <Redirect to={href('activityDetail', { id })} />
  if (failed) return <ErrorState detail={failed.error?.message} onRetry={() => failed.refetch()} />
  if (!activity.data || !status.data || (isUnderReview && !application.data))
    return <Skeleton shape="block" height="480px" />
  const open = application.data?.list[0]
  if (!open && status.data.state !== 'unclaimed') return <NotOpen id={id} reason={status.data.refusal?.msg} />
  return <ApplicationForm key={open?.application_id ?? 'new'} activity={activity.data} application={open} />
}

function NotOpen({ id, reason }: { readonly id: string; readonly reason: string | undefined }) {
  const text = useText(applicationsText)
  return (
    <>
      <Callout tone="warn">{reason ?? text.notOpen}</Callout>
      <AppLink to={href('activityDetail', { id })} className={buttonClass({ variant: 'ghost', block: true })}>
        {text.back}
      </AppLink>
    </>
  )
}
