import { ErrorState } from '@gamehall/ui/feedback/error-state.tsx'
import { history } from '@gamehall/ui/icons/icon-set.ts'
import { Page, PageBody } from '@gamehall/ui/layout/page.tsx'
import { PageHeader } from '@gamehall/ui/layout/page-header.tsx'
import { PullToRefresh } from '@gamehall/ui/layout/pull-to-refresh.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { usePush } from '@gamehall/web-client/socket/use-push.ts'
import { AppIconLink } from '../../../../shared/navigation/app-link.tsx'
import { goBack } from '../../../../shared/navigation/navigator.ts'
import { href } from '../../../../shared/navigation/paths.ts'
import { useWithdrawalInfo } from '../api.ts'
import { withdrawText } from '../withdraw-text.ts'
import { WithdrawContent, WithdrawSkeleton } from './withdraw-content.tsx'

/** `/newWithdraw`: withdrawal readiness and form. */
export function WithdrawPage() {
  const text = useText(withdrawText)
  const info = useWithdrawalInfo()
  usePush(['gold_change', 'user_change', 'normal'], () => info.refetch())
  const toRecord = <AppIconLink shape={history} label={text.record} to={href('withdrawRecord')} />
  return (
    <PullToRefresh onRefresh={() => info.refetch({ throwOnError: true })}>
      <Page foot="bar">
        <PageHeader title={text.withdraw} onBack={() => goBack(href('gameAssets'))} trailing={toRecord} />
        <PageBody>
          {info.data ? <WithdrawContent info={info.data} onChanged={() => info.refetch()} /> : null}
          {info.isPending ? <WithdrawSkeleton /> : null}
          {info.isError && !info.data ? (
            <ErrorState detail={info.error.message} onRetry={() => info.refetch()} />
          ) : null}
        </PageBody>
      </Page>
    </PullToRefresh>
  )
}
