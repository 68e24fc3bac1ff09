import type { Wallet } from '@gamehall/contract/wallet'
import { MaintenanceArt } from '@gamehall/ui/art/state-art.tsx'
import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import { EmptyState } from '@gamehall/ui/feedback/empty-state.tsx'
import { ErrorState } from '@gamehall/ui/feedback/error-state.tsx'
import { Skeleton } from '@gamehall/ui/feedback/skeleton.tsx'
import { history } from '@gamehall/ui/icons/icon-set.ts'
import { Page, PageBody } from '@gamehall/ui/layout/page.tsx'
import { PageHeader } from '@gamehall/ui/layout/page-header.tsx'
import { PullToRefresh } from '@gamehall/ui/layout/pull-to-refresh.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useState } from 'react'
import { useWallets } from '../../../shared/money/use-wallets.ts'
import { AppIconLink, AppLink } from '../../../shared/navigation/app-link.tsx'
import { goBack, navigate } from '../../../shared/navigation/navigator.ts'
import { usePage } from '../../../shared/navigation/page-context.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { useExchange } from './api.ts'
import { ExchangeForm } from './exchange-form.tsx'
import { exchangeText } from './exchange-text.ts'

/** `/wallet/walletHome/exchange`: exchanges TWD and USDT at a locked rate. `?from=` selects the paying wallet. */
export function ExchangePage() {
  const text = useText(exchangeText)
  const wallets = useWallets()
  return (
    <PullToRefresh onRefresh={() => wallets.refetch({ throwOnError: true })}>
      <Page foot="bar">
        <PageHeader
          title={text.title}
          onBack={() => goBack(href('walletHome'))}
          trailing={
            <AppIconLink shape={history} label={text.record} to={href('walletRecord', { id: 'TWD' })} />
          }
        />
        <PageBody>
          {wallets.data ? <Exchange wallets={wallets.data.list} /> : null}
          {wallets.isPending ? (
            <>
              <Skeleton shape="block" height="190px" />
              <Skeleton shape="block" height="96px" />
              <Skeleton shape="block" height="64px" />
            </>
          ) : null}
          {wallets.isError && !wallets.data ? (
            <ErrorState detail={wallets.error.message} onRetry={() => wallets.refetch()} />
          ) : null}
        </PageBody>
      </Page>
    </PullToRefresh>
  )
}

/** Holds the direction and the exchange call, whose state survives a change of direction. */
function Exchange({ wallets }: { readonly wallets: readonly Wallet[] }) {
  const text = useText(exchangeText)
  const asked = usePage().query.get('from')
  const open = wallets.filter(({ can_exchange }) => can_exchange)
  const [fromCurrency, setFrom] = useState<Wallet['currency']>(asked === 'USDT' ? 'USDT' : 'TWD')
  const exchange = useExchange(({ order_no }) =>
    navigate(href('outcome', undefined, { order_no }), { replace: true }),
  )
  const from = open.find(({ currency }) => currency === fromCurrency)
  const to = open.find(({ currency }) => currency !== fromCurrency)
  if (from === undefined || to === undefined)
    return (
      <EmptyState
        art={<MaintenanceArt />}
        title={text.closed}
        detail={text.closedHint}
        action={
          <AppLink to={href('walletHome')} className={buttonClass({ variant: 'ghost', size: 'm' })}>
            {text.toWallet}
          </AppLink>
        }
      />
    )
  return <ExchangeForm key={from.currency} {...{ from, to, exchange }} onSwap={() => setFrom(to.currency)} />
}
