import { Page, PageBody } from '@gamehall/ui/layout/page.tsx'
import { PageHeader } from '@gamehall/ui/layout/page-header.tsx'
import { PullToRefresh } from '@gamehall/ui/layout/pull-to-refresh.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { goBack } from '../../../shared/navigation/navigator.ts'
import { NotFoundState } from '../../../shared/navigation/not-found-state.tsx'
import { usePage } from '../../../shared/navigation/page-context.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { Redirect } from '../../../shared/navigation/redirect.tsx'
import { SupportLink } from '../../../shared/navigation/support-link.tsx'
import { outcomeKind } from './outcome-kind.ts'
import { outcomeText } from './outcome-text.ts'
import { WalletOrderOutcome } from './wallet-order-outcome.tsx'

type OutcomePageProps = {
  /** Shows a platform transfer; provided by the games room. */
  readonly PlatformOutcome: ComponentType<{ readonly reference: string; readonly notFound: ReactNode }>
}

/** `/wallet/outcome?order_no=`: the state of an order or transfer, and what happens next (§2 transfer details). */
export function OutcomePage({ PlatformOutcome }: OutcomePageProps) {
  const text = useText(outcomeText)
  const client = useQueryClient()
  const orderNo = usePage().query.get('order_no') ?? ''
  const outcome = outcomeKind(orderNo)
  const refresh = () =>
    Promise.all(
      (['getTransfer', 'getWalletOrder'] as const).map((name) =>
        client.refetchQueries({ queryKey: [name], type: 'active' }, { throwOnError: true }),
      ),
    )
  return (
    <PullToRefresh onRefresh={refresh}>
      <Page foot="bar">
        <PageHeader
          title={text.title}
          onBack={() => goBack(href('walletHome'))}
          trailing={
            <SupportLink
              kind={outcome.kind === 'platform' ? 'transfer' : 'wallet'}
              id={outcome.kind === 'unknown' ? '' : orderNo}
            />
          }
        />
        <PageBody>
          {outcome.kind === 'unknown' ? <OutcomeNotFound /> : null}
          {/* Deposits and withdrawals have their own page. */}
          {outcome.kind === 'own-page' ? <Redirect to={outcome.page} /> : null}
          {outcome.kind === 'platform' ? (
            <PlatformOutcome reference={orderNo} notFound={<OutcomeNotFound />} />
          ) : null}
          {outcome.kind === 'wallet' ? (
            <WalletOrderOutcome orderNo={orderNo} notFound={<OutcomeNotFound />} />
          ) : null}
        </PageBody>
      </Page>
    </PullToRefresh>
  )
}

function OutcomeNotFound() {
  const text = useText(outcomeText)
  return (
    <NotFoundState
      title={text.notFound}
      detail={text.notFoundHint}
      to={href('transactionRecord')}
      label={text.record}
    />
  )
}
