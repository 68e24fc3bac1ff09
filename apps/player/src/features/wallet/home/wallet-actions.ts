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

type Way = { readonly key: 'receive' | 'send' | 'exchange' | 'record'; readonly to: Href }

/** What one wallet allows, as the hall says; its record is always there. */
export function waysOf({ currency, can_receive, can_send, can_exchange }: Wallet): readonly Way[] {
  const sendTo = currency === 'TWD' ? { currency, to: 'player' } : { currency }
  return [
    ...(can_receive ? [{ key: 'receive', to: href('walletReceive') } as const] : []),
    ...(can_send ? [{ key: 'send', to: href('walletSend', undefined, sendTo) } as const] : []),
    ...(can_exchange
      ? [{ key: 'exchange', to: href('walletExchange', undefined, { from: currency }) } as const]
      : []),
    { key: 'record', to: href('walletRecord', { id: currency }) },
  ]
}
