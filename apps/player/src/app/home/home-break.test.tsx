import { sessionStore } from '@gamehall/web-client/storage/safe-storage.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useKeepPlayBreak } from '../../shared/player/use-play-break.ts'
import { endSession, startSession } from '../../shared/stores/session-store.ts'
import { okEnvelope, renderPageAt, setUpTestServer } from '../../shared/testing/test-server.tsx'
import { HomePage } from './home-page.tsx'

const testServer = setUpTestServer()
const banner = { id: '1', title: '橫幅', text: '', action: '', art: 'aurora', image: null, thumb: null }
const offer = { id: '2', title: '優惠', summary: '', art: 'fair', mode: 'claim', my_state: null }
const until = '2099-12-03T06:00:00.000Z'
const pageOf = (list: readonly unknown[]) => okEnvelope({ list, total: list.length, page: 1, page_size: 50 })
const info = (play_break: { readonly until: string | null } | null) =>
  okEnvelope({ user_id: '7', acc_of_type: 1, balance: '500.00', user_apis: [], message_num: 0, play_break })
const LINE = /^休息至 2099-12-03 14:00$/
const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'))

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  startSession({ token: 't', socketUrl: '' })
  testServer.answers = {
    '/api/banner/list': okEnvelope({ list: [{ ...banner, href: '/activity', sort: 1 }] }),
    '/api/activity/list': pageOf([{ ...offer, is_featured: true }]),
    '/api/sys/notice/new': okEnvelope({ list: [] }),
    '/api/sites/siteconfig': okEnvelope({
      name: '極光',
      short_name: '極光',
      logo: null,
      closed: null,
      game_wallets: 'transfer',
    }),
    '/api/user/selfVipInfo': okEnvelope({ level: 1, name: '青銅', next: null }),
    '/api/game/getGameHallList': okEnvelope({ list: [], categories: [], platforms: [] }),
    '/api/game/openRounds': okEnvelope({ list: [] }),
    '/api/report/betRecord': pageOf([]),
  }
})
afterEach(() => {
  endSession()
  sessionStorage.clear()
  vi.restoreAllMocks()
})

function Home() {
  useKeepPlayBreak()
  return <HomePage />
}

it('advertises nothing on a break, says until when it lasts, and leads to what remains', async () => {
  testServer.answers['/api/user/info'] = info({ until })
  renderPageAt(<Home />, {})
  const line = await screen.findByRole('link', { name: LINE })
  expect(line.getAttribute('href')).toBe('#/play_limits')
  await waitFor(() => expect(links()).toContain('#/assets/gameAssets'))
  expect(screen.queryAllByText('橫幅')).toEqual([])
  expect(screen.queryByText('我的優惠')).toBeNull()
  for (const page of ['#/deposit', '#/activity', '#/activityDetail/2']) expect(links()).not.toContain(page)
  for (const page of ['#/newWithdraw', '#/betting_record', '#/play_limits', '#/message'])
    await waitFor(() => expect(links()).toContain(page))
  expect(testServer.sentTo('/api/sys/notice/new')).toContainEqual({ for: 'me' })
})

it('names no end of a break for good', async () => {
  testServer.answers['/api/user/info'] = info({ until: null })
  renderPageAt(<Home />, {})
  expect(await screen.findByRole('link', { name: '已永久暫停遊戲' })).toBeDefined()
})

it('knows the break after a reload before the player’s info arrives', async () => {
  sessionStore.write('break', `until ${until}`)
  testServer.answers['/api/user/info'] = { code: 500, msg: 'not yet' }
  renderPageAt(<Home />, {})
  expect(await screen.findByRole('link', { name: LINE })).toBeDefined()
  expect(screen.queryAllByText('橫幅')).toEqual([])
})

it('keeps a break for the next load', async () => {
  testServer.answers['/api/user/info'] = info({ until })
  renderPageAt(<Home />, {})
  await waitFor(() => expect(sessionStore.read('break')).toBe(`until ${until}`))
})

it('forgets a break that the player’s info does not have', async () => {
  sessionStore.write('break', `until ${until}`)
  testServer.answers['/api/user/info'] = info(null)
  renderPageAt(<Home />, {})
  await waitFor(() => expect(sessionStore.read('break')).toBeNull())
  expect(await screen.findByText('我的優惠')).toBeDefined()
})

it('advertises again when the break is over, though the info is of before', async () => {
  sessionStore.write('break', 'until 2020-01-01T00:00:00.000Z')
  testServer.answers['/api/user/info'] = info({ until: '2020-01-01T00:00:00.000Z' })
  renderPageAt(<Home />, {})
  expect(await screen.findByText('我的優惠')).toBeDefined()
  expect(await screen.findByRole('link', { name: /橫幅/ })).toBeDefined()
  expect(links()).toContain('#/deposit')
})
