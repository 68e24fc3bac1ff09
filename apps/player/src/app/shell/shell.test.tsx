import { QueryClient } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { installNavigator } from '../../shared/navigation/navigator.ts'
import { usePage } from '../../shared/navigation/page-context.ts'
import { href } from '../../shared/navigation/paths.ts'
import { App } from '../app.tsx'
import type { RouteSnapshot, RouteSource } from '../routing/route-source.ts'

function Counter() {
  const [count, setCount] = useState(0)
  const page = usePage()
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`home ${count} at ${page.path}`}
    </button>
  )
}
const Offers = () => <p>offers at {usePage().path}</p>
function Broken(): never {
  throw new Error('broken')
}

function movingSource(first: RouteSnapshot) {
  let shown = first
  const listeners = new Set<() => void>()
  const source: RouteSource = {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    snapshot: () => shown,
  }
  const go = (next: Partial<RouteSnapshot>) =>
    act(async () => {
      shown = { ...shown, ...next }
      for (const listener of listeners) listener()
    })
  return { source, go }
}
const home: RouteSnapshot = {
  key: 'a',
  action: 'POP',
  address: { name: 'home', path: '/', params: {}, query: new URLSearchParams() },
  Page: Counter,
  error: undefined,
  isNavigating: false,
}
const offers: Partial<RouteSnapshot> = {
  key: 'b',
  action: 'PUSH',
  address: { name: 'activity', path: '/activity', params: {}, query: new URLSearchParams() },
  Page: Offers,
}
const show = (source: RouteSource) =>
  render(<App language="zh-TW" queryClient={new QueryClient()} source={source} />)

describe('Shell', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')))
    vi.stubGlobal('scrollTo', (_x: number, y: number) => vi.stubGlobal('scrollY', y))
  })
  afterEach(() => vi.unstubAllGlobals())

  it('§2: a kept page comes back with its state, its scroll and its own address', async () => {
    const { source, go } = movingSource(home)
    show(source)
    act(() => screen.getByText('home 0 at /').click())
    window.scrollTo(0, 340)
    await go(offers)
    expect(screen.getByText('offers at /activity')).toBeDefined()
    expect(window.scrollY).toBe(0)
    expect(screen.getByText('home 1 at /').closest('[style*="display: none"]')).not.toBeNull()
    await go({ ...home, key: 'c' })
    expect(screen.getByText('home 1 at /').closest('[style*="display: none"]')).toBeNull()
    expect(window.scrollY).toBe(340)
  })

  it('keeps the scroll position from before hydration', () => {
    window.scrollTo(0, 76)
    show(movingSource(home).source)
    expect(window.scrollY).toBe(76)
  })

  it('shows the five tabs on a root page only, and which is current', async () => {
    const { source, go } = movingSource(home)
    show(source)
    const tabs = () => screen.queryAllByRole('link').filter((link) => link.closest('nav'))
    expect(tabs().map((tab) => tab.getAttribute('href'))).toEqual(
      [href('home'), href('activity'), href('gameAssets'), href('service'), href('mine')].map(
        (path) => `#${path}`,
      ),
    )
    expect(tabs().filter((tab) => tab.getAttribute('aria-current') === 'page')).toHaveLength(1)
    await go({
      ...offers,
      address: { name: 'login', path: '/login', params: {}, query: new URLSearchParams() },
    })
    expect(tabs()).toEqual([])
  })

  it('§8, 10027: a closed site shows the reason and the reopening time, keeps the page, and reopens by itself', async () => {
    const queryClient = new QueryClient({
      defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
    })
    const site = { name: '極光', short_name: '', logo: null, closed: null }
    const put = (closed: object | null) =>
      act(async () => void queryClient.setQueryData(['getSiteConfig', {}], { ...site, closed }))
    await put(null)
    render(<App language="zh-TW" queryClient={queryClient} source={movingSource(home).source} />)
    act(() => screen.getByText('home 0 at /').click())
    const contacts = [{ name: '客服信箱', value: 'a@b.test', href: 'mailto:a@b.test' }]
    await put({ notice: '系統升級中', since: '2026-11-22T00:00:00.000Z', until: null, contacts })
    expect(await screen.findByRole('heading', { name: '極光暫停服務' })).toBeDefined()
    expect(screen.getByText('系統升級中')).toBeDefined()
    expect(screen.getByRole('link', { name: 'a@b.test' }).getAttribute('href')).toBe('mailto:a@b.test')
    expect(screen.getByText('home 1 at /').closest('[style*="display: none"]')).not.toBeNull()
    expect(screen.queryByRole('navigation')).toBeNull()
    await put(null)
    await vi.waitFor(() => expect(screen.queryByText('系統升級中')).toBeNull())
    expect(screen.getByText('home 1 at /').closest('[style*="display: none"]')).toBeNull()
  })

  it('a tapped tab is highlighted at once, while its page loads', async () => {
    const { source, go } = movingSource(home)
    installNavigator({ go: () => void go({ isNavigating: true }), back: vi.fn() })
    show(source)
    const marked = () =>
      screen.getAllByRole('link').find((link) => link.getAttribute('aria-current') === 'page')
    expect(marked()?.textContent).toBe('首頁')
    await act(async () => screen.getByRole('link', { name: '優惠' }).click())
    expect(screen.getByText('home 0 at /')).toBeDefined()
    expect(marked()?.textContent).toBe('優惠')
    await go({ ...offers, isNavigating: false })
    expect(marked()?.textContent).toBe('優惠')
    await go({ ...home, key: 'c' })
    expect(marked()?.textContent).toBe('首頁')
  })

  it('the tab of the page that is shown cancels the navigation to another', async () => {
    const { source, go } = movingSource(home)
    const asked = vi.fn((_target: string) => void go({ isNavigating: true }))
    installNavigator({ go: asked, back: vi.fn() })
    const scroll = vi.fn()
    vi.stubGlobal('scrollTo', scroll)
    show(source)
    await act(async () => screen.getByRole('link', { name: '優惠' }).click())
    await act(async () => screen.getByRole('link', { name: '首頁' }).click())
    expect(asked.mock.calls.map(([target]) => target)).toEqual([href('activity'), href('home')])
    expect(scroll).not.toHaveBeenCalled()
    await go({ isNavigating: false })
    await act(async () => screen.getByRole('link', { name: '首頁' }).click())
    expect(asked).toHaveBeenCalledTimes(2)
    expect(scroll).toHaveBeenCalledTimes(1)
  })

  it('a page that throws shows an error page with a retry', async () => {
    const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { source, go } = movingSource(home)
    show(source)
    const report = vi.fn()
    vi.stubGlobal('reportError', report)
    await go({ ...offers, Page: Broken })
    expect(report).toHaveBeenCalledWith(new Error('broken'))
    expect(screen.getByRole('alert').textContent).toContain('這個頁面發生錯誤')
    expect(screen.getByText('回首頁')).toBeDefined()
    await go({ ...home, key: 'c' })
    expect(screen.getByText('home 0 at /')).toBeDefined()
    silence.mockRestore()
  })

  it('a page that fails to load shows an error page', async () => {
    const { source, go } = movingSource(home)
    show(source)
    await go({ ...offers, Page: undefined, error: new Error('lost chunk') })
    expect(screen.getByText('重新整理')).toBeDefined()
  })

  it('§2: a slow navigation shows the loading toast after 300 ms, and takes it away', async () => {
    vi.useFakeTimers()
    const { currentToasts } = await import('@gamehall/ui/feedback/toast-store.ts')
    const { source, go } = movingSource(home)
    show(source)
    await go({ isNavigating: true })
    expect(currentToasts()).toEqual([])
    act(() => void vi.advanceTimersByTime(300))
    expect(currentToasts()).toMatchObject([{ kind: 'loading', text: '載入中' }])
    await go({ ...offers, isNavigating: false })
    expect(currentToasts()).toEqual([])
    vi.useRealTimers()
  })
})
