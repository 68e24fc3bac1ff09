import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { App } from './app/app.tsx'
import { HomePage } from './app/home/home-page.tsx'
import { createQueryClient } from './app/query/query-client.ts'
import { homeRoute, staticRoute } from './app/routing/route-source.ts'
import { renderHome } from './entry-server.tsx'
import type { HomeData, HomeState } from './home-data.ts'
import { testGame } from './shared/testing/test-game.ts'

const data: HomeData = {
  getSiteConfig: {
    name: '極光',
    short_name: 'AURORA',
    logo: null,
    colors: { accent: '#e9c27c', info: '#48e0c6' },
    api_url: null,
    mode: 'sandbox',
    google_client_id: null,
    closed: null,
    minimum_age: 18,
    asks_birth_date: false,
    game_wallets: 'transfer',
    support_email: null,
    version: '1',
  },
  listBanners: {
    list: [
      {
        id: '1',
        title: '首存禮',
        text: '最高 3,888',
        action: '領取',
        art: 'fair',
        image: null,
        thumb: null,
        href: '/activity',
        sort: 1,
      },
    ],
  },
  listNewNotices: {
    list: [
      {
        id: '1',
        type: 1,
        notice_type: 1,
        title: '公告',
        content: '</script><script>alert(1)</script>',
        style: 1,
        is_show: 1,
        detail_url: null,
        sort: 1,
        created_at: '2026-11-21T00:00:00.000Z',
        updated_at: '2026-11-21T00:00:00.000Z',
      },
    ],
  },
  getGameHallList: {
    categories: [{ key: 'slots', name: '電子' }],
    platforms: [
      { api_key: 'aurora_slots', name: '極光電子', category: 'slots', status: 1, maintenance_until: null },
    ],
    list: [
      testGame({ tags: ['hot'], rtp: '96.5' }),
      testGame({
        gid: 'closed',
        name: '百家樂',
        status: 2,
        is_trial: 0,
        maintenance_until: '2026-11-21T06:00:00.000Z',
      }),
    ],
  },
}

describe('renderHome', () => {
  afterEach(() => {
    document.body.replaceChildren()
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
  })

  it('writes the whole first screen: name, banner, notice, games with return and maintenance, ribbon', () => {
    const { body, title, languageTag, tint } = renderHome('zh-TW', data, 0)
    for (const words of [
      '極光',
      '首存禮',
      '公告',
      '龍門寶藏',
      'RTP 96.5%',
      '預計 14:00 恢復',
      '測試環境',
      '登入 / 註冊',
      '/t/dragon-gate.webp',
    ])
      expect(body).toContain(words)
    expect({ title, languageTag, tint }).toEqual({ title: '極光', languageTag: 'zh-Hant-TW', tint: '' })
  })

  it('renders in English', () => {
    const { body, languageTag } = renderHome('en', data, 0)
    expect(body).toContain('Back at 14:00')
    expect(languageTag).toBe('en')
  })

  it('hands out the preload of a banner’s own picture apart from the markup', () => {
    const list = data.listBanners.list.map((banner) => ({ ...banner, image: '/pictures/own.webp' }))
    const { preloads, body } = renderHome('zh-TW', { ...data, listBanners: { list } }, 0)
    expect(preloads).toContain('<link rel="preload" as="image" href="/pictures/own.webp"')
    expect(body).not.toContain('rel="preload"')
  })

  it('does not load the pictures of its games while a deep link hides it', async () => {
    expect(renderHome('zh-TW', data, 0).body).not.toMatch(/<img (?![^>]*loading="lazy")[^>]*src="\/t\//)
    const styles = await readFile(join(import.meta.dirname, 'app/app.css'), 'utf8')
    expect(styles).toMatch(/html\[data-deep\] img\[loading="lazy"\] \{\s*display: none;/)
  })

  it('has the banners that the first frame waits for', async () => {
    const page = await readFile(join(import.meta.dirname, '../index.html'), 'utf8')
    const awaited = /<link rel="expect" href="#([^"]+)" blocking="render"/.exec(page)?.[1]
    const { body } = renderHome('zh-TW', data, 0)
    expect(body).toContain(`<section id="${awaited}" aria-roledescription="carousel"`)
  })

  it('has the picture of the first banner in it, so that the largest thing on the screen waits for no other request', () => {
    vi.stubEnv('SSR', true)
    const { body, preloads } = renderHome('zh-TW', data, 0)
    expect(body).toContain('<img src="data:image/svg+xml')
    expect(preloads).not.toContain('banner-fair')
    const list = data.listBanners.list.map((banner) => ({ ...banner, image: '/pictures/own.webp' }))
    expect(renderHome('zh-TW', { ...data, listBanners: { list } }, 0).body).toContain(
      'src="/pictures/own.webp"',
    )
  })

  it('escapes its data for the script element', () => {
    const { body, state } = renderHome('zh-TW', data, 0)
    expect(body).not.toContain('<script>alert')
    expect(state).not.toContain('<')
    expect(JSON.parse(state)).toEqual({ data, readAt: 0 } satisfies HomeState)
  })

  it('uses the site’s colours', () => {
    const colors = { accent: '#3366ff', info: '#48e0c6' }
    const { tint } = renderHome('zh-TW', { ...data, getSiteConfig: { ...data.getSiteConfig, colors } }, 0)
    expect(tint).toBe('--site-accent:#3366ff;--site-on-accent:white;--site-info:#48e0c6')
  })

  it.each(['zh-TW', 'en'] as const)('hydrates in %s without a mismatch', async (language) => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    const state: HomeState = { data, readAt: Date.now() }
    const root = document.createElement('div')
    document.body.append(root)
    vi.stubEnv('SSR', true)
    root.innerHTML = renderHome(language, data, state.readAt).body
    vi.stubEnv('SSR', false)
    const firstTile = root.querySelector('article')
    const onRecoverableError = vi.fn()
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await act(async () => {
      hydrateRoot(
        root,
        <App
          language={language}
          queryClient={createQueryClient(state)}
          source={staticRoute(homeRoute(HomePage))}
        />,
        { onRecoverableError },
      )
    })
    expect(onRecoverableError).not.toHaveBeenCalled()
    expect(complaints.mock.calls).toEqual([])
    expect(root.querySelector('article')).toBe(firstTile)
    complaints.mockRestore()
  })
})
