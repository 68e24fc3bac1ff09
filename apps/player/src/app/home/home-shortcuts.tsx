import { crown, deposit, exchange, history, withdraw } from '@gamehall/ui/icons/icon-set.ts'
import { QuickActions } from '@gamehall/ui/navigation/quick-actions.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { followLink } from '../../shared/navigation/follow-link.ts'
import { href } from '../../shared/navigation/paths.ts'
import { homeText } from './home-text.ts'

const shortcuts = [
  { page: 'deposit', label: 'deposit', shape: deposit },
  { page: 'withdraw', label: 'withdraw', shape: withdraw },
  { page: 'gameAssets', label: 'transfer', shape: exchange },
  { page: 'vipMember', label: 'vip', shape: crown },
  { page: 'bettingRecord', label: 'bets', shape: history },
] as const

/** Links to the most used pages. */
export function HomeShortcuts() {
  const text = useText(homeText)
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
