import { ErrorState } from '@gamehall/ui/error-state.tsx'
import { IconLink } from '@gamehall/ui/icon-button.tsx'
import { history } from '@gamehall/ui/icons/icon-set.ts'
import { Page, PageBody } from '@gamehall/ui/page.tsx'
import { PageHeader } from '@gamehall/ui/page-header.tsx'
import { PullToRefresh } from '@gamehall/ui/pull-to-refresh.tsx'
import { Skeleton } from '@gamehall/ui/skeleton.tsx'
import { useText } from '../../../shared/i18n/text.ts'
import { useWallets } from '../../../shared/money/use-wallets.ts'
import { followLink } from '../../../shared/navigation/follow-link.ts'
import { goBack } from '../../../shared/navigation/navigator.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { WalletCard } from './wallet-card.tsx'
import { walletHomeText } from './wallet-home-text.ts'
import { WalletTotal } from './wallet-total.tsx'

/** `/walletHome`: every wallet of the player, what they are worth together, and what can be done with them. */
export function WalletHomePage() {
  const text = useText(walletHomeText)
  const wallets = useWallets()
  const record = href('transactionRecord')
  return (
    <PullToRefresh onRefresh={() => wallets.refetch({ throwOnError: true })}>
      <Page hasGlow>
        <PageHeader
          title={text.title}
          onBack={() => goBack(href('gameAssets'))}
          trailing={
            <IconLink
              shape={history}
              label={text.records}
              href={`#${record}`}
              onClick={(event) => followLink(event, record)}
            />
          }
        />
        <PageBody>
          {wallets.data ? (
            <>
              <WalletTotal total={wallets.data.total} />
              {wallets.data.list.map((wallet) => (
                <WalletCard key={wallet.currency} wallet={wallet} />
              ))}
            </>
          ) : null}
          {wallets.isPending ? (
            <>
              <Skeleton shape="block" height="210px" />
              <Skeleton shape="block" height="150px" />
              <Skeleton shape="block" height="200px" />
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
