import { TabBar, type TabBarItem } from '@gamehall/ui/navigation/tab-bar.tsx'
import { useLanguage, useText } from '@gamehall/web-client/i18n/text.ts'
import { useState } from 'react'
import { useSupportUnread } from '../../features/support/index.ts'
import { navigate } from '../../shared/navigation/navigator.ts'
import { allPages, type PageName, parseHref } from '../../shared/navigation/paths.ts'
import { appText } from '../app-text.ts'
import '../routing/pages.ts'

/** The tabs in their order, from the route lists. */
const tabs = allPages()
  .flatMap(([page, { path, tab }]) => {
    const target = parseHref(path)
    return tab && target ? [{ page, target, ...tab }] : []
  })
  .toSorted((a, b) => a.position - b.position)

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
  const language = useLanguage()
  const unread = useSupportUnread()
  const items = tabs.map(
    ({ page, target, title, shape, isMain }): TabBarItem => ({
      key: page,
      label: title[language],
      shape,
      href: `#${target}`,
      count: page === 'service' ? unread : 0,
      ...(isMain && { isMain }),
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
        // While another page loads, the tab of the page that is shown cancels it.
        if (tab.page === current && !isNavigating) window.scrollTo({ top: 0, behavior: 'smooth' })
        else {
          setAsked(tab.page)
          navigate(tab.target)
        }
      }}
    />
  )
}
