import { Card } from '@gamehall/ui/card.tsx'
import { IconLink } from '@gamehall/ui/icon-button.tsx'
import { history } from '@gamehall/ui/icons/icon-set.ts'
import { Page, PageBody } from '@gamehall/ui/page.tsx'
import { PageHeader } from '@gamehall/ui/page-header.tsx'
import { PullToRefresh } from '@gamehall/ui/pull-to-refresh.tsx'
import { Skeleton } from '@gamehall/ui/skeleton.tsx'
import { useText } from '../../../shared/i18n/text.ts'
import { CoveredMoney } from '../../../shared/money/covered-money.tsx'
import { followLink } from '../../../shared/navigation/follow-link.ts'
import { goBack } from '../../../shared/navigation/navigator.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { usePlatformBalances } from '../api/use-platform-balances.ts'
import styles from './platform-wallets.module.css'
import { PlatformWallets } from './platform-wallets.tsx'
import { platformsText } from './platforms-text.ts'

/** `/wallet/walletHome/transfer`: transfers between the main wallet and the platforms. */
export function TransferPage() {
  const text = useText(platformsText)
  const balances = usePlatformBalances()
  const record = href('transferRecord')
  return (
    <PullToRefresh onRefresh={() => balances.refetch({ throwOnError: true })}>
      <Page>
        <PageHeader
          title={text.transferPage}
          onBack={() => goBack(href('walletHome'))}
          trailing={
            <IconLink
              shape={history}
              label={text.record}
              href={`#${record}`}
              onClick={(event) => followLink(event, record)}
            />
          }
        />
        <PageBody>
          <Card look="hero">
            <span className={styles.hint}>{text.mainBalance}</span>
            {balances.data ? (
              <CoveredMoney amount={balances.data.balance} className={styles.main} />
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
