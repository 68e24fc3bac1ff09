import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { currentToken, startSession } from '../../../shared/stores/session-store.ts'
import {
  fakeServer,
  loginResult,
  player,
  pressButton,
  renderPage,
  resetTestState,
} from '../testing/render-page.tsx'
import { AuthPage } from './auth-page.tsx'

const EXCHANGE = '/user/login/authCode'
const MAKE = '/sys/authCode'
const VIEW = '/sys/authCode/view'
const whose = { data: { account: 'fo***26', nickname: '阿*', is_own: false, expires_in: 60 } }

beforeEach(resetTestState)
afterEach(() => {
  vi.useRealTimers()
  resetTestState()
})

describe('AuthPage with a code', () => {
  it('names the account and waits for confirmation', async () => {
    const testServer = fakeServer({ [VIEW]: whose, [EXCHANGE]: { data: loginResult } })
    const { go } = renderPage(AuthPage, 'auth', 'code=abc')
    expect(await screen.findByText('fo***26')).toBeDefined()
    expect(testServer.sentTo(EXCHANGE)).toEqual([])
    expect(currentToken()).toBeUndefined()
    await pressButton('以此帳號登入')
    await waitFor(() => expect(go).toHaveBeenCalledWith('/', { replace: true }))
    expect(testServer.sentTo(EXCHANGE).map(({ body }) => body.code)).toEqual(['abc'])
    expect(currentToken()).toBe('fresh-token')
  })

  it('10015: says that the link is used or expired, with a link to login', async () => {
    fakeServer({ [VIEW]: { code: 10015, msg: '驗證碼已失效' } })
    renderPage(AuthPage, 'auth', 'code=abc')
    expect(await screen.findByText('這個登入連結已失效')).toBeDefined()
    expect(screen.getByText('使用其他方式登入').getAttribute('href')).toBe('#/login')
  })

  it('retries after a network error', async () => {
    const testServer = fakeServer({ [VIEW]: new TypeError('network'), [EXCHANGE]: new TypeError('network') })
    const { go } = renderPage(AuthPage, 'auth', 'code=abc')
    await screen.findByText('登入沒有完成')
    testServer.replies[VIEW] = whose
    await pressButton('再試一次')
    await screen.findByText('fo***26')
    await pressButton('以此帳號登入')
    await screen.findByText('登入沒有完成')
    testServer.replies[EXCHANGE] = { data: loginResult }
    await pressButton('再試一次')
    await waitFor(() => expect(go).toHaveBeenCalledWith('/', { replace: true }))
  })

  it('warns that the current session ends, and keeps it when the link fails', async () => {
    const testServer = fakeServer({
      [VIEW]: whose,
      '/user/info': { data: player },
      [EXCHANGE]: { code: 10015, msg: '驗證碼已失效' },
    })
    startSession({ token: 'mine', socketUrl: '' })
    renderPage(AuthPage, 'auth', 'code=abc')
    expect(await screen.findByText('您目前登入的帳號 ming01 會從此裝置登出。')).toBeDefined()
    expect(screen.getByText('維持目前的登入').getAttribute('href')).toBe('#/')
    expect(testServer.sentTo(EXCHANGE)).toEqual([])
    await pressButton('以此帳號登入')
    expect(await screen.findByText('這個登入連結已失效')).toBeDefined()
    expect(currentToken()).toBe('mine')
  })

  it('says when the link is for the current account', async () => {
    fakeServer({ [VIEW]: { data: { ...whose.data, is_own: true } }, '/user/info': { data: player } })
    startSession({ token: 'mine', socketUrl: '' })
    renderPage(AuthPage, 'auth', 'code=abc')
    expect(await screen.findByText(/您已登入這個帳號/)).toBeDefined()
  })
})

describe('AuthPage without a code', () => {
  it('asks a guest to log in and returns here', () => {
    fakeServer({})
    renderPage(AuthPage, 'auth')
    expect(screen.getByRole('link', { name: '登入' }).getAttribute('href')).toBe('#/login?to=%2Fauth')
  })

  it('§7 authCode: shows the player’s code until it expires, and creates another on demand', async () => {
    vi.useFakeTimers({ now: 1_000_000, shouldAdvanceTime: true })
    const url = 'https://hall.example/#/auth?code=one'
    const testServer = fakeServer({ [MAKE]: { data: { code: 'one', url, expires_in: 90 } } })
    startSession({ token: 'mine', socketUrl: '' })
    renderPage(AuthPage, 'auth')
    expect(await screen.findByText(url)).toBeDefined()
    expect(screen.getByRole('img', { name: '一次性登入連結的 QR Code' })).toBeDefined()
    await act(async () => vi.advanceTimersByTime(91_000))
    expect(screen.getByText('已失效')).toBeDefined()
    expect(screen.queryByText(url)).toBeNull()
    const next = 'https://hall.example/#/auth?code=two'
    testServer.replies[MAKE] = { data: { code: 'two', url: next, expires_in: 90 } }
    await pressButton('重新產生')
    expect(await screen.findByText(next)).toBeDefined()
    expect(testServer.sentTo(MAKE)).toHaveLength(2)
  })
})
