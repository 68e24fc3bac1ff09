import type { Wallet } from '@gamehall/contract/wallet'
import { ErrorState } from '@gamehall/ui/error-state.tsx'
import { coins, wallet as walletShape } from '@gamehall/ui/icons/icon-set.ts'
import type { IconShape } from '@gamehall/ui/icons/icon-shape.ts'
import { Menu, MenuItem } from '@gamehall/ui/menu.tsx'
import { Page, PageBody } from '@gamehall/ui/page.tsx'
import { PageHeader } from '@gamehall/ui/page-header.tsx'
import { Skeleton } from '@gamehall/ui/skeleton.tsx'
import { useText } from '../../../shared/i18n/text.ts'
import { CoveredMoney } from '../../../shared/money/covered-money.tsx'
import { useWallets } from '../../../shared/money/use-wallets.ts'
import { followLink } from '../../../shared/navigation/follow-link.ts'
import { goBack } from '../../../shared/navigation/navigator.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { walletHomeText } from './wallet-home-text.ts'

const shapes: Readonly<Record<Wallet['currency'], IconShape>> = { TWD: walletShape, USDT: coins }

/** `/transferCurrency`: which wallet it is about, before money is received. */
export function TransferCurrencyPage() {
  const text = useText(walletHomeText)
  const wallets = useWallets()
  return (
    <Page>
      <PageHeader title={text.chooseReceive} onBack={() => goBack(href('walletHome'))} />
      <PageBody>
        {wallets.data ? (
          <Menu>
            {wallets.data.list.map((wallet) => (
              <Choice key={wallet.currency} wallet={wallet} />
            ))}
          </Menu>
        ) : null}
        {wallets.isPending ? <Skeleton shape="block" height="140px" /> : null}
        {wallets.isError && !wallets.data ? (
          <ErrorState detail={wallets.error.message} onRetry={() => wallets.refetch()} />
        ) : null}
      </PageBody>
    </Page>
  )
}

function Choice({ wallet }: { readonly wallet: Wallet }) {
  const text = useText(walletHomeText)
  const { currency, balance } = wallet
  const isTwd = currency === 'TWD'
  const to = isTwd ? href('deposit') : href('walletReceive')
  const detail = text[isTwd ? 'byDeposit' : 'byAddress']
  return (
    <MenuItem
      shape={shapes[currency]}
      label={text[currency]}
      detail={detail}
      trailing={<CoveredMoney amount={balance} currency={currency} />}
      href={`#${to}`}
      onSelect={(event) => followLink(event, to)}
    />
  )
}
