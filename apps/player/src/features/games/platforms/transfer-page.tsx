import { Skeleton } from '@gamehall/ui/feedback/skeleton.tsx'
import { history } from '@gamehall/ui/icons/icon-set.ts'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { Page, PageBody } from '@gamehall/ui/layout/page.tsx'
import { PageHeader } from '@gamehall/ui/layout/page-header.tsx'
import { PullToRefresh } from '@gamehall/ui/layout/pull-to-refresh.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { MaskableMoney } from '../../../shared/money/maskable-money.tsx'
import { AppIconLink } from '../../../shared/navigation/app-link.tsx'
import { goBack } from '../../../shared/navigation/navigator.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { usePlatformBalances } from './api.ts'
import styles from './platform-wallets.module.css'
import { PlatformWallets } from './platform-wallets.tsx'
import { platformsText } from './platforms-text.ts'

/** `/wallet/walletHome/transfer`: transfers between the main wallet and the platforms. */
export function TransferPage() {
  const text = useText(platformsText)
  const balances = usePlatformBalances()
  return (
    <PullToRefresh onRefresh={() => balances.refetch({ throwOnError: true })}>
      <Page>
        <PageHeader
          title={text.transferPage}
          onBack={() => goBack(href('walletHome'))}
          trailing={<AppIconLink shape={history} label={text.record} to={href('transferRecord')} />}
        />
        <PageBody>
          <Card look="hero">
            <span className={styles.hint}>{text.mainBalance}</span>
            {balances.data ? (
              <MaskableMoney amount={balances.data.balance} className={styles.main} />
            ) : (
              <Skeleton shape="title" width="180px" height="40px" />
            )}
            <span className={styles.hint}>{text.whole}</span>
          </Card>
          <PlatformWallets />
        </PageBody>
      </Page>
    </PullToRefresh>
  )
}
