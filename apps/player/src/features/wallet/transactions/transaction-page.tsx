import { ErrorState } from '@gamehall/ui/feedback/error-state.tsx'
import { Skeleton } from '@gamehall/ui/feedback/skeleton.tsx'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { Page, PageBody } from '@gamehall/ui/layout/page.tsx'
import { PageHeader } from '@gamehall/ui/layout/page-header.tsx'
import { PullToRefresh } from '@gamehall/ui/layout/pull-to-refresh.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { goBack } from '../../../shared/navigation/navigator.ts'
import { NotFoundState } from '../../../shared/navigation/not-found-state.tsx'
import { usePage } from '../../../shared/navigation/page-context.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { useTransactionById } from './api.ts'
import { TransactionDetail } from './transaction-detail.tsx'
import { transactionsText } from './transactions-text.ts'

const NOT_FOUND_CODES: readonly number[] = [400, 404, 30404]

/** One transaction by its id. `?currency=` names the wallet; without it, both wallets are searched. */
export function TransactionPage({ id }: { readonly id: string }) {
  const text = useText(transactionsText)
  const { data, error, isPending, refetch } = useTransactionById(id, usePage().query.get('currency'))
  const isNotFound = error !== null && NOT_FOUND_CODES.includes(error.code)
  return (
    <PullToRefresh onRefresh={() => refetch({ throwOnError: true })}>
      <Page>
        <PageHeader title={text.detail} onBack={() => goBack(href('transactionRecord'))} />
        <PageBody>
          {data ? (
            <Card>
              <TransactionDetail transaction={data} />
            </Card>
          ) : null}
          {isPending ? <Skeleton shape="block" height="420px" /> : null}
          {isNotFound ? <TransactionNotFound /> : null}
          {error && !data && !isNotFound ? (
            <ErrorState detail={error.message} onRetry={() => refetch()} />
          ) : null}
        </PageBody>
      </Page>
    </PullToRefresh>
  )
}

function TransactionNotFound() {
  const text = useText(transactionsText)
  return (
    <NotFoundState
      title={text.notFound}
      detail={text.notFoundHint}
      to={href('transactionRecord')}
      label={text.toRecord}
    />
  )
}
