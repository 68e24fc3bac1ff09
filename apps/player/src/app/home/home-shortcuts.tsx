import {
  crown,
  deposit,
  exchange,
  history,
  receipt,
  shieldCheck,
  withdraw,
} from '@gamehall/ui/icons/icon-set.ts'
import { QuickActions } from '@gamehall/ui/navigation/quick-actions.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { followLink } from '../../shared/navigation/follow-link.ts'
import { href } from '../../shared/navigation/paths.ts'
import { usePlayBreak } from '../../shared/player/use-play-break.ts'
import { useSiteConfig } from '../../shared/site/use-site-config.ts'
import { homeText } from './home-text.ts'

const shortcutsOf = (isSeamless: boolean, isOnBreak: boolean) =>
  [
    isOnBreak
      ? ({ page: 'playLimits', label: 'limits', shape: shieldCheck } as const)
      : ({ page: 'deposit', label: 'deposit', shape: deposit } as const),
    { page: 'withdraw', label: 'withdraw', shape: withdraw },
    isSeamless
      ? ({ page: 'transactionRecord', label: 'records', shape: receipt } as const)
      : ({ page: 'gameAssets', label: 'transfer', shape: exchange } as const),
    { page: 'vipMember', label: 'vip', shape: crown },
    { page: 'bettingRecord', label: 'bets', shape: history },
  ] as const

/** Links to the most used pages. Where games are played from the main wallet, there is nothing to transfer; on a break there is no deposit. */
export function HomeShortcuts() {
  const text = useText(homeText)
  const isSeamless = useSiteConfig().data?.game_wallets === 'seamless'
  const shortcuts = shortcutsOf(isSeamless, usePlayBreak() !== undefined)
  return (
    <QuickActions
      label={text.quick}
      items={shortcuts.map(({ page, label, shape }) => ({
        key: page,
        label: text[label],
        shape,
        href: `#${href(page)}`,
      }))}
      onSelect={(item, event) => {
        const shortcut = shortcuts.find(({ page }) => page === item.key)
        if (shortcut) followLink(event, href(shortcut.page))
      }}
    />
  )
}
