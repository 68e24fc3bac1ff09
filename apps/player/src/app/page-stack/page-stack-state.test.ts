import { describe, expect, it } from 'vitest'
import { href, type PageName, type PageParams } from '../../shared/navigation/paths.ts'
import type { RouteSnapshot } from '../routing/route-source.ts'
import { nextPageStack, type PageStack, pageRouteOf, transitionBetween } from './page-stack-state.ts'

const Page = () => null
/** Pages whose address has no parameters. */
type PlainName = {
  [N in PageName]: [keyof PageParams<N>] extends [never] ? N : never
}[PageName]
const at = (name: PlainName, key: string, action: RouteSnapshot['action'] = 'PUSH'): RouteSnapshot => ({
  key,
  action,
  address: { name, path: href(name), params: {}, query: new URLSearchParams() },
  Page,
  error: undefined,
  isNavigating: false,
})
const visit = (...routes: readonly RouteSnapshot[]) =>
  routes.reduce<PageStack | undefined>((stack, route) => nextPageStack(stack, route, Page, 0), undefined)
const idsOf = (stack: PageStack | undefined) => stack?.entries.map(({ id }) => id)

describe('page stack (§2)', () => {
  it('keeps one instance of a tab', () => {
    const stack = visit(at('home', 'a'), at('activity', 'b'), at('home', 'c'))
    expect(idsOf(stack)).toEqual(['activity', 'home'])
    expect(stack?.activeId).toBe('home')
  })

  it('going back restores a kept page; opening it again creates a new instance', () => {
    const before = visit(at('home', 'a'), at('deposit', 'b'), at('depositOrder', 'c'))
    const back = nextPageStack(before, at('deposit', 'b', 'POP'), Page, 0)
    expect(back.activeId).toBe('/deposit@b#0')
    expect(nextPageStack(before, at('deposit', 'd'), Page, 0).activeId).toBe('/deposit@d#0')
  })

  it('removes a page that is not kept', () => {
    expect(idsOf(visit(at('home', 'a'), at('login', 'b'), at('home', 'c')))).toEqual(['home'])
    expect(idsOf(visit(at('deposit', 'a'), at('depositOrder', 'b'), at('home', 'c')))).toEqual([
      '/deposit@a#0',
      'home',
    ])
  })

  it('a replace on the same path keeps the page and updates its query', () => {
    const before = visit(at('home', 'a'), at('deposit', 'b'))
    const route = at('deposit', 'c', 'REPLACE')
    const after = nextPageStack(
      before,
      { ...route, address: { ...route.address, query: new URLSearchParams('tab=2') } },
      Page,
      0,
    )
    expect(after.activeId).toBe('/deposit@b#0')
    expect(after.entries.at(-1)?.address.query.get('tab')).toBe('2')
  })

  it('going back finds a page whose query was replaced meanwhile', () => {
    const before = visit(
      at('home', 'a'),
      at('deposit', 'b'),
      at('deposit', 'c', 'REPLACE'),
      at('depositOrder', 'd'),
    )
    expect(nextPageStack(before, at('deposit', 'c', 'POP'), Page, 0).activeId).toBe('/deposit@b#0')
  })

  it('removes one player’s pages for the next, also when going back', () => {
    const before = visit(at('home', 'a'), at('gameAssets', 'b'), at('deposit', 'c'), at('activity', 'd'))
    const after = nextPageStack(before, at('deposit', 'c', 'POP'), Page, 1)
    expect(idsOf(after)).toEqual(['home', 'activity', '/deposit@c#1'])
    expect(nextPageStack(after, at('gameAssets', 'e'), Page, 1).activeId).toBe('gameAssets#1')
  })

  it('keeps at most eight deeper pages besides the tabs', () => {
    const deeper = Array.from({ length: 12 }, (_, index) => at('deposit', `d${index}`))
    const stack = visit(at('home', 'a'), ...deeper)
    expect(stack?.entries).toHaveLength(10)
    expect(idsOf(stack)).toContain('home')
    expect(idsOf(stack)).not.toContain('/deposit@d0#0')
  })
})

describe('motionBetween (§2)', () => {
  it.each([
    ['home', 'activity', 'PUSH', 'fade'],
    ['home', 'deposit', 'PUSH', 'forward'],
    ['deposit', 'home', 'POP', 'back'],
    ['deposit', 'depositOrder', 'PUSH', 'forward'],
    ['depositOrder', 'deposit', 'PUSH', 'back'],
    ['deposit', 'deposit', 'POP', 'back'],
    ['deposit', 'deposit', 'PUSH', 'forward'],
    ['deposit', 'deposit', 'REPLACE', 'fade'],
  ] as const)('%s to %s by %s: %s', (from, to, action, motion) => {
    expect(transitionBetween(pageRouteOf(from), pageRouteOf(to), action)).toBe(motion)
  })
})
