import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { historyDepth } from '../../shared/navigation/navigator.ts'
import { type Href, href, parseHref } from '../../shared/navigation/paths.ts'
import { endSession, startSession } from '../../shared/stores/session-store.ts'
import { type AppRouter, createAppRouter } from './app-router.ts'
import { loginRedirectFrom } from './login-redirect.ts'
import { matchPage, resolveRedirects } from './match-page.ts'

const Home = () => null
const Offers = () => null
const Offer = () => null
const target = (path: string): Href => parseHref(path) ?? expect.fail(`${path} is no address of the app`)
const routers: AppRouter[] = []

/** A router whose pages load when the test releases them. */
function setUp(hash = '') {
  history.replaceState(null, '', `/${hash}`)
  const waiting: { let: () => void; lose: () => void }[] = []
  const later = (Page: () => null) => () =>
    new Promise<() => null>((resolve, reject) => {
      waiting.push({ let: () => resolve(Page), lose: () => reject(new Error('lost chunk')) })
    })
  const router = createAppRouter(Home, {
    activity: later(Offers),
    activityDetail: later(Offer),
    login: later(Home),
  })
  routers.push(router)
  const arrive = async (how: 'let' | 'lose' = 'let') => {
    for (const page of waiting.splice(0)) page[how]()
    await expect.poll(() => router.source.snapshot().isNavigating).toBe(false)
  }
  const browse = async (hashTyped: string) => {
    history.pushState(null, '', hashTyped)
    dispatchEvent(new PopStateEvent('popstate'))
    await arrive()
  }
  const backTo = async (state: unknown, hashBefore: string) => {
    history.replaceState(state, '', hashBefore)
    dispatchEvent(new PopStateEvent('popstate'))
    await arrive()
  }
  return { ...router, at: () => router.source.snapshot(), arrive, browse, backTo }
}

afterEach(() => {
  for (const router of routers.splice(0)) router.stop()
  endSession()
})

describe('addressOf', () => {
  it.each([
    ['/', 'home', {}],
    ['/activity/', 'activity', {}],
    ['/ACTIVITY', 'activity', {}],
    ['/activityDetail/a%2Fb', 'activityDetail', { id: 'a/b' }],
    ['/activityDetail/%E0%A4', 'activityDetail', { id: '%E0%A4' }],
    ['/activityDetail', 'notFound', {}],
    ['/nowhere', 'notFound', {}],
  ])('%s is %s', (path, name, params) => {
    expect(matchPage(path)).toMatchObject({ name, params })
  })
})

describe('guard (§2)', () => {
  it('sends a visitor to login and names where to return to', () => {
    expect(resolveRedirects(target('/order/deposit?order_no=D1'))).toBe(
      '/login?to=%2Forder%2Fdeposit%3Forder_no%3DD1',
    )
    expect(resolveRedirects(target('/wallet'))).toBe('/login?to=%2FwalletHome')
  })

  it('lets a logged-in player through', () => {
    startSession({ token: 't', socketUrl: '' })
    expect(resolveRedirects(target('/deposit'))).toBe('/deposit')
    expect(resolveRedirects(target('/wallet'))).toBe('/walletHome')
  })

  it.each([
    ['#/deposit', '/login?to=%2Fdeposit'],
    ['#/', undefined],
    ['#/activity', undefined],
    ['', undefined],
  ])('losing the session on %s leads to %s', (hash, expected) => {
    expect(loginRedirectFrom(hash)).toBe(expected)
  })

  it('a deep link to a protected page becomes login in the address too', async () => {
    const { at, arrive } = setUp('#/deposit')
    await arrive()
    expect(at().address.name).toBe('login')
    expect(location.hash).toBe('#/login?to=%2Fdeposit')
  })
})

describe('redirects of incomplete and alternative paths', () => {
  const group = [
    ['walletHome', '/walletHome'],
    ['walletHome/dec/USDT', '/wallet/walletHome/dec/USDT'],
    ['walletHome/ewm', '/wallet/walletHome/ewm'],
    ['walletHome/send', '/wallet/walletHome/send'],
    ['walletHome/send?to=player', '/wallet/walletHome/send?to=player'],
    ['walletHome/exchange', '/wallet/walletHome/exchange'],
    ['walletHome/transfer', '/wallet/walletHome/transfer'],
    ['transferCurrency', '/transferCurrency'],
    ['outcome?order_no=T1', '/wallet/outcome?order_no=T1'],
  ] as const
  beforeEach(() => startSession({ token: 't', socketUrl: '' }))

  it.each(group)('§2: /%s and /wallet/%s are one page of the wallet group', (path, page) => {
    expect(resolveRedirects(target(`/${path}`))).toBe(page)
    expect(resolveRedirects(target(`/wallet/${path}`))).toBe(page)
    expect(matchPage(page).name).not.toBe('notFound')
  })

  it.each([
    ['/wallet/', '/walletHome'],
    ['/wallet/walletHome/dec', '/walletHome'],
    ['/walletHome/dec/', '/walletHome'],
    ['/outcome', '/transaction_record'],
    ['/wallet/outcome', '/transaction_record'],
    ['/activityDetail', '/activity'],
    ['/activityApply/', '/activity'],
    ['/problem_detail', '/common_problem'],
    ['/problem_detail?id=', '/common_problem'],
    ['/about/dt', '/about'],
    ['/order/deposit', '/deposit/record'],
    ['/order/newWithdraw', '/newWithdraw/record'],
    ['/startGame', '/'],
    ['/message/', '/message/'],
  ])('%s leads to %s', (path, to) => {
    expect(resolveRedirects(target(path))).toBe(to)
    expect(matchPage(to).name).not.toBe('notFound')
  })

  it.each(['/wallet/deposit', '/wallet/nowhere', '/nowhere', '/message/7', '/problem_detail?id=x'])(
    '%s stays as it is',
    (path) => {
      expect(resolveRedirects(target(path))).toBe(path)
    },
  )
})

describe('createAppRouter', () => {
  it('shows home at once without loading a chunk', () => {
    expect(setUp('?from=ad').at()).toMatchObject({
      address: { name: 'home', path: '/' },
      Page: Home,
      isNavigating: false,
    })
    expect(location.search).toBe('?from=ad')
  })

  it('changes the address after the page has loaded, not before', async () => {
    const { at, navigator, arrive } = setUp()
    navigator.go(href('activityDetail', { id: '7' }, { from: 'push' }))
    expect(at()).toMatchObject({ address: { name: 'home' }, isNavigating: true })
    expect(location.hash).toBe('')
    await arrive()
    expect(at()).toMatchObject({
      action: 'PUSH',
      Page: Offer,
      isNavigating: false,
      address: { params: { id: '7' } },
    })
    expect(at().address.query.get('from')).toBe('push')
    expect(location.hash).toBe('#/activityDetail/7?from=push')
  })

  it('a later navigation cancels an earlier one', async () => {
    const { at, navigator, arrive } = setUp()
    navigator.go(href('activity'))
    navigator.go(href('activityDetail', { id: '7' }))
    await arrive()
    expect(at().address.name).toBe('activityDetail')
    navigator.go(href('home'))
    expect(at().Page).toBe(Home)
  })

  it('going back finds the entry by its key', async () => {
    const { at, navigator, arrive, backTo } = setUp()
    const { key } = at()
    navigator.go(href('activity'))
    await arrive()
    expect(at().key).not.toBe(key)
    await backTo({ key, index: 0 }, '#/')
    expect(at()).toMatchObject({ key, action: 'POP', address: { name: 'home' } })
  })

  it('a typed address or a plain link adds a history entry', async () => {
    const { at, browse } = setUp()
    await browse('#/activityDetail/1')
    const first = at()
    await browse('#/activityDetail/2')
    expect(first).toMatchObject({ action: 'PUSH', address: { params: { id: '1' } } })
    expect(at()).toMatchObject({ action: 'PUSH', address: { params: { id: '2' } } })
    expect(at().key).not.toBe(first.key)
  })

  it('navigating to the current page replaces its entry', async () => {
    const { at, navigator, arrive } = setUp()
    navigator.go(href('activity'))
    await arrive()
    const { length } = history
    navigator.go(href('activity'))
    expect(at().action).toBe('REPLACE')
    expect(history.length).toBe(length)
  })

  it('back without history goes to the fallback', async () => {
    const { at, navigator, arrive } = setUp('#/activity')
    await arrive()
    navigator.back(href('home'))
    expect(at()).toMatchObject({ action: 'REPLACE', address: { name: 'home' } })
  })

  it('goes several steps back, or to the fallback if the history is shorter', async () => {
    const { at, navigator, arrive } = setUp()
    const { length } = history
    navigator.go(href('activity'))
    await arrive()
    navigator.back(href('home'), 2)
    expect(at()).toMatchObject({ action: 'REPLACE', address: { name: 'home' } })
    expect(history.length).toBe(length + 1)
    const go = vi.spyOn(history, 'go').mockImplementation(() => undefined)
    expect(historyDepth()).toBe(1)
    navigator.back(href('activity'), 1)
    expect(go.mock.calls).toEqual([[-1]])
    go.mockRestore()
  })

  it('reports a page that failed to load and retries on the next navigation', async () => {
    const { at, navigator, arrive } = setUp()
    navigator.go(href('activity'))
    await arrive('lose')
    expect(at()).toMatchObject({ Page: undefined, error: new Error('lost chunk'), isNavigating: false })
    navigator.go(href('home'))
    navigator.go(href('activity'))
    await arrive()
    expect(at().Page).toBe(Offers)
  })

  it('shows the 404 page at an address that does not exist', async () => {
    const { at } = setUp('#/nowhere')
    await expect.poll(() => at().Page).toBeTypeOf('function')
    expect(at().address.name).toBe('notFound')
  })
})
