import type { Wallet } from '@gamehall/contract/wallet'
import { type Href, href } from '../../../shared/navigation/paths.ts'

type Way = { readonly key: 'receive' | 'withdraw' | 'send' | 'exchange'; readonly to: Href }

/** The actions that a wallet allows, according to the server. */
export function walletActions({ currency, can_receive, can_send, can_exchange }: Wallet): readonly Way[] {
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
