import type { Wallet } from '@gamehall/contract/wallet'
import { ErrorState } from '@gamehall/ui/feedback/error-state.tsx'
import { Skeleton } from '@gamehall/ui/feedback/skeleton.tsx'
import { coins, wallet as walletShape } from '@gamehall/ui/icons/icon-set.ts'
import type { IconShape } from '@gamehall/ui/icons/icon-shape.ts'
import { Page, PageBody } from '@gamehall/ui/layout/page.tsx'
import { PageHeader } from '@gamehall/ui/layout/page-header.tsx'
import { Menu, MenuItem } from '@gamehall/ui/navigation/menu.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { MaskableMoney } from '../../../shared/money/maskable-money.tsx'
import { useWallets } from '../../../shared/money/use-wallets.ts'
import { followLink } from '../../../shared/navigation/follow-link.ts'
import { goBack } from '../../../shared/navigation/navigator.ts'
import { usePage } from '../../../shared/navigation/page-context.ts'
import { type Href, href } from '../../../shared/navigation/paths.ts'
import { walletHomeText } from './wallet-home-text.ts'

const shapes: Readonly<Record<Wallet['currency'], IconShape>> = { TWD: walletShape, USDT: coins }

/** `/transferCurrency`: selects the wallet to receive into, or to send from (`?to=send`). */
export function TransferCurrencyPage() {
  const text = useText(walletHomeText)
  const wallets = useWallets()
  const isSending = usePage().query.get('to') === 'send'
  return (
    <Page>
      <PageHeader
        title={isSending ? text.chooseSend : text.chooseReceive}
        onBack={() => goBack(href('walletHome'))}
      />
      <PageBody>
        {wallets.data ? (
          <Menu>
            {wallets.data.list.map((wallet) => (
              <Choice
                key={wallet.currency}
                wallet={wallet}
                way={(isSending ? sendWay : receiveWay)(wallet)}
              />
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

type Way = {
  readonly detail: 'byDeposit' | 'byAddress' | 'toBank' | 'toPlayer' | 'toAddress'
  readonly to: Href
}

/** The page to receive money into a wallet; undefined where the account cannot. */
function receiveWay({ currency, can_receive }: Wallet): Way | undefined {
  if (currency === 'TWD') return { detail: 'byDeposit', to: href('deposit') }
  return can_receive ? { detail: 'byAddress', to: href('walletReceive') } : undefined
}

/** The page to send money from a wallet: TWD to a player where enabled, else a withdrawal. Undefined where the account cannot. */
function sendWay({ currency, can_send }: Wallet): Way | undefined {
  if (currency === 'USDT')
    return can_send ? { detail: 'toAddress', to: href('walletSend', undefined, { currency }) } : undefined
  return can_send
    ? { detail: 'toPlayer', to: href('walletSend', undefined, { currency, to: 'player' }) }
    : { detail: 'toBank', to: href('withdraw') }
}

function Choice({ wallet, way }: { readonly wallet: Wallet; readonly way: Way | undefined }) {
  const text = useText(walletHomeText)
  const { currency, balance } = wallet
  const common = {
    shape: shapes[currency],
    label: text[currency],
    trailing: <MaskableMoney amount={balance} currency={currency} />,
  }
  if (way === undefined) return <MenuItem {...common} detail={text.closed} />
  return (
    <MenuItem
      {...common}
      detail={text[way.detail]}
      href={`#${way.to}`}
      onSelect={(event) => followLink(event, way.to)}
    />
  )
}
