import type { Wallet } from '@gamehall/contract/wallet'
import { deposit, exchange, gamepad, qr, upload } from '@gamehall/ui/icons/icon-set.ts'
import { type Href, href } from '../../../shared/navigation/paths.ts'

/** What can be done with the wallets, by its name in the texts. */
export const walletActions = [
  { key: 'deposit', shape: deposit, to: href('deposit') },
  { key: 'receive', shape: qr, to: href('transferCurrency') },
  { key: 'send', shape: upload, to: href('transferCurrency', undefined, { to: 'send' }) },
  { key: 'exchange', shape: exchange, to: href('walletExchange') },
  { key: 'transfer', shape: gamepad, to: href('walletTransfer') },
] as const

type Way = { readonly key: 'receive' | 'withdraw' | 'send' | 'exchange'; readonly to: Href }

/** What one wallet allows, as the hall says. */
export function waysOf({ currency, can_receive, can_send, can_exchange }: Wallet): readonly Way[] {
  const isTwd = currency === 'TWD'
  const sendTo = isTwd ? { currency, to: 'player' } : { currency }
  const ways: readonly (Way & { readonly isOpen: boolean })[] = [
    { key: 'withdraw', to: href('withdraw'), isOpen: isTwd },
    { key: 'receive', to: href('walletReceive'), isOpen: can_receive },
    { key: 'send', to: href('walletSend', undefined, sendTo), isOpen: can_send },
    { key: 'exchange', to: href('walletExchange', undefined, { from: currency }), isOpen: can_exchange },
  ]
  return ways.filter(({ isOpen }) => isOpen)
}
