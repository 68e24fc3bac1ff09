import { gift, headset, home, person, wallet } from '@gamehall/ui/icons/icon-set.ts'
import { TabBar, type TabBarItem } from '@gamehall/ui/navigation/tab-bar.tsx'
import { useState } from 'react'
import { useSupportUnread } from '../../features/support/index.ts'
import { useText } from '../../shared/i18n/text.ts'
import { navigate } from '../../shared/navigation/navigator.ts'
import { href, type PageName } from '../../shared/navigation/paths.ts'
import { appText } from '../app-text.ts'

const tabs = [
  { page: 'home', label: 'home', shape: home },
  { page: 'activity', label: 'activity', shape: gift },
  { page: 'gameAssets', label: 'wallet', shape: wallet, isMain: true },
  { page: 'service', label: 'service', shape: headset },
  { page: 'mine', label: 'mine', shape: person },
] as const

type RootTabsProps = {
  /** The page that is shown. */
  readonly current: PageName | 'notFound'
  /** The page of the current route, which may not be rendered yet. */
  readonly arrived: PageName | 'notFound'
  readonly isNavigating: boolean
}

/** The five tabs (§2), shown on pages of index 1. A tap highlights the tab at once, before its page has loaded. */
export function RootTabs({ current, arrived, isNavigating }: RootTabsProps) {
  const [asked, setAsked] = useState<PageName>()
  const isTab = tabs.some(({ page }) => page === arrived)
  const marked = (isNavigating ? asked : undefined) ?? (isTab ? arrived : current)
  const text = useText(appText)
  const unread = useSupportUnread()
  const items = tabs.map(
    ({ page, label, shape, ...rest }): TabBarItem => ({
      key: page,
      label: text[label],
      shape,
      href: `#${href(page)}`,
      count: page === 'service' ? unread : 0,
      ...rest,
    }),
  )
  return (
    <TabBar
      label={text.tabs}
      items={items}
      current={marked}
      onSelect={(item, event) => {
        event.preventDefault()
        const tab = tabs.find(({ page }) => page === item.key)
        if (!tab) return
        if (tab.page === current) window.scrollTo({ top: 0, behavior: 'smooth' })
        else {
          setAsked(tab.page)
          navigate(href(tab.page))
        }
      }}
    />
  )
}
