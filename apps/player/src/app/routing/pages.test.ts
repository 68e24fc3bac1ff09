import { ROUTE_INDEX_MAX, ROUTE_INDEX_MIN } from '@gamehall/contract/constants'
import { describe, expect, it } from 'vitest'
import type { PageRoute, PageRoutes } from '../../shared/navigation/page-route.ts'
import { allPages, type Href, href, parseHref } from '../../shared/navigation/paths.ts'
import { matchPage, resolveRedirects } from './match-page.ts'
import { routeLists } from './pages.ts'

const all = allPages()

describe('the route lists of all features', () => {
  it('§2, §9: a page is a tab of index 1 or lies between 5 and 38, and has a name and an address of its own', () => {
    const deeper = all.filter(([, { index }]) => index !== 1).map(([, { index }]) => index)
    expect(all.flatMap(([, { tab }]) => tab?.position ?? []).toSorted()).toEqual([1, 2, 3, 4, 5])
    expect(all.filter(([, { index, tab }]) => (index === 1) !== (tab !== undefined))).toEqual([])
    expect(Math.min(...deeper)).toBeGreaterThanOrEqual(ROUTE_INDEX_MIN)
    expect(Math.max(...deeper)).toBeLessThanOrEqual(ROUTE_INDEX_MAX)
    const lists: readonly PageRoutes[] = routeLists
    expect(lists.flatMap((list) => Object.keys(list))).toHaveLength(all.length)
    const spellings = all.flatMap(([, { path, aliases = [] }]) => [path, ...aliases])
    expect(new Set(spellings.map((path) => path.toLowerCase())).size).toBe(spellings.length)
  })

  it('every page but home has a component to load', () => {
    expect(all.filter(([, { load }]) => !load).map(([name]) => name)).toEqual(['home'])
  })

  it('a page of a single item leads to a page that opens without one', () => {
    const single = all.filter(([, { requiredQuery, fallback }]) => requiredQuery ?? fallback)
    for (const [, { path, fallback }] of single) {
      const target = matchPage(parseHref(fallback) ?? '')
      expect(target.name, `${path} leads to ${fallback}`).not.toBe('notFound')
    }
  })

  it.each(
    all.flatMap(([name, route]: readonly [string, PageRoute]) =>
      (route.aliases ?? []).map((alias) => [alias, name, route.path] as const),
    ),
  )('%s leads to %s', (alias, _name, path) => {
    const filled = (spelling: string) => parseHref(spelling.replace(/:\w+/, '7')) ?? expect.fail(spelling)
    const asked = `${filled(alias)}?order_no=T1` as Href
    const guarded = href('login', undefined, { to: `${filled(path)}?order_no=T1` })
    expect(resolveRedirects(asked)).toBe(guarded)
  })
})
