import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { beginSession, currentToken } from '../../../shared/stores/session-store.ts'
import { fakeHall, forgetAll, loggedIn, player, press, showPage } from '../testing/render-page.tsx'
import { AuthPage } from './auth-page.tsx'

const EXCHANGE = '/user/login/authCode'
const MAKE = '/sys/authCode'
const VIEW = '/sys/authCode/view'
const whose = { data: { account: 'fo***26', nickname: '阿*', is_own: false, expires_in: 60 } }

beforeEach(forgetAll)
afterEach(() => {
  vi.useRealTimers()
  forgetAll()
})

describe('AuthPage with a code', () => {
  it('names the account and waits for confirmation', async () => {
    const hall = fakeHall({ [VIEW]: whose, [EXCHANGE]: { data: loggedIn } })
    const { go } = showPage(AuthPage, 'auth', 'code=abc')
    expect(await screen.findByText('fo***26')).toBeDefined()
    expect(hall.sentTo(EXCHANGE)).toEqual([])
    expect(currentToken()).toBeUndefined()
    await press('以此帳號登入')
    await waitFor(() => expect(go).toHaveBeenCalledWith('/', { replace: true }))
    expect(hall.sentTo(EXCHANGE).map(({ body }) => body.code)).toEqual(['abc'])
    expect(currentToken()).toBe('fresh-token')
  })

  it('10015: says that the link is used or expired, with a link to login', async () => {
    fakeHall({ [VIEW]: { code: 10015, msg: '驗證碼已失效' } })
    showPage(AuthPage, 'auth', 'code=abc')
    expect(await screen.findByText('這個登入連結已失效')).toBeDefined()
    expect(screen.getByText('使用其他方式登入').getAttribute('href')).toBe('#/login')
  })

  it('retries after a network error', async () => {
    const hall = fakeHall({ [VIEW]: new TypeError('network'), [EXCHANGE]: new TypeError('network') })
    const { go } = showPage(AuthPage, 'auth', 'code=abc')
    await screen.findByText('登入沒有完成')
    hall.replies[VIEW] = whose
    await press('再試一次')
    await screen.findByText('fo***26')
    await press('以此帳號登入')
    await screen.findByText('登入沒有完成')
    hall.replies[EXCHANGE] = { data: loggedIn }
    await press('再試一次')
    await waitFor(() => expect(go).toHaveBeenCalledWith('/', { replace: true }))
  })

  it('warns that the current session ends, and keeps it when the link fails', async () => {
    const hall = fakeHall({
      [VIEW]: whose,
      '/user/info': { data: player },
      [EXCHANGE]: { code: 10015, msg: '驗證碼已失效' },
    })
    beginSession({ token: 'mine', socketUrl: '' })
    showPage(AuthPage, 'auth', 'code=abc')
    expect(await screen.findByText('您目前登入的帳號 ming01 會從此裝置登出。')).toBeDefined()
    expect(screen.getByText('維持目前的登入').getAttribute('href')).toBe('#/')
    expect(hall.sentTo(EXCHANGE)).toEqual([])
    await press('以此帳號登入')
    expect(await screen.findByText('這個登入連結已失效')).toBeDefined()
    expect(currentToken()).toBe('mine')
  })

  it('says when the link is for the current account', async () => {
    fakeHall({ [VIEW]: { data: { ...whose.data, is_own: true } }, '/user/info': { data: player } })
    beginSession({ token: 'mine', socketUrl: '' })
    showPage(AuthPage, 'auth', 'code=abc')
    expect(await screen.findByText(/您已登入這個帳號/)).toBeDefined()
  })
})

describe('AuthPage without a code', () => {
  it('asks a guest to log in and returns here', () => {
    fakeHall({})
    showPage(AuthPage, 'auth')
    expect(screen.getByRole('link', { name: '登入' }).getAttribute('href')).toBe('#/login?to=%2Fauth')
  })

  it('§7 authCode: shows the player’s code until it expires, and creates another on demand', async () => {
    vi.useFakeTimers({ now: 1_000_000, shouldAdvanceTime: true })
    const url = 'https://hall.example/#/auth?code=one'
    const hall = fakeHall({ [MAKE]: { data: { code: 'one', url, expires_in: 90 } } })
    beginSession({ token: 'mine', socketUrl: '' })
    showPage(AuthPage, 'auth')
    expect(await screen.findByText(url)).toBeDefined()
    expect(screen.getByRole('img', { name: '一次性登入連結的 QR Code' })).toBeDefined()
    await act(async () => vi.advanceTimersByTime(91_000))
    expect(screen.getByText('已失效')).toBeDefined()
    expect(screen.queryByText(url)).toBeNull()
    const next = 'https://hall.example/#/auth?code=two'
    hall.replies[MAKE] = { data: { code: 'two', url: next, expires_in: 90 } }
    await press('重新產生')
    expect(await screen.findByText(next)).toBeDefined()
    expect(hall.sentTo(MAKE)).toHaveLength(2)
  })
})
