import { history } from '@gamehall/ui/icons/icon-set.ts'
import { Page, PageBody } from '@gamehall/ui/layout/page.tsx'
import { PageHeader } from '@gamehall/ui/layout/page-header.tsx'
import { PullToRefresh } from '@gamehall/ui/layout/pull-to-refresh.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { AppIconLink } from '../../../../shared/navigation/app-link.tsx'
import { goBack } from '../../../../shared/navigation/navigator.ts'
import { href } from '../../../../shared/navigation/paths.ts'
import { useDepositInfo } from '../api.ts'
import { depositsText } from '../deposits-text.ts'
import { DepositChoice } from './deposit-choice.tsx'

/** `/deposit`: creates a deposit order, or continues an unfinished one (10075). */
export function DepositPage() {
  const text = useText(depositsText)
  const info = useDepositInfo()
  const toRecord = <AppIconLink shape={history} label={text.record} to={href('depositRecord')} />
  return (
    <PullToRefresh onRefresh={() => info.refetch({ throwOnError: true })}>
      <Page foot="bar">
        <PageHeader title={text.deposit} onBack={() => goBack(href('gameAssets'))} trailing={toRecord} />
        <PageBody>
          <DepositChoice />
        </PageBody>
      </Page>
    </PullToRefresh>
  )
}
