import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { beginSession, currentToken } from '../../../shared/stores/session-store.ts'
import { fakeHall, forgetAll, loggedIn, press, showPage } from '../testing/render-page.tsx'
import { AuthPage } from './auth-page.tsx'

const EXCHANGE = '/user/login/authCode'
const MAKE = '/sys/authCode'

beforeEach(forgetAll)
afterEach(() => {
  vi.useRealTimers()
  forgetAll()
})

describe('AuthPage with a code', () => {
  it('logs a guest in at once, asking once', async () => {
    const hall = fakeHall({ [EXCHANGE]: { data: loggedIn } })
    const { go } = showPage(AuthPage, 'auth', 'code=abc')
    await waitFor(() => expect(go).toHaveBeenCalledWith('/', { replace: true }))
    expect(hall.sentTo(EXCHANGE)).toHaveLength(1)
    expect(hall.sentTo(EXCHANGE)[0]?.body).toMatchObject({ code: 'abc' })
    expect(currentToken()).toBe('fresh-token')
  })

  it('10015: says that the link is used up or late, with a way on', async () => {
    fakeHall({ [EXCHANGE]: { code: 10015, msg: '驗證碼已失效' } })
    showPage(AuthPage, 'auth', 'code=abc')
    expect(await screen.findByText('這個登入連結已失效')).toBeDefined()
    expect(screen.getByText('使用其他方式登入').getAttribute('href')).toBe('#/login')
  })

  it('an answer that never came can be asked for again', async () => {
    const hall = fakeHall({ [EXCHANGE]: new TypeError('network') })
    const { go } = showPage(AuthPage, 'auth', 'code=abc')
    await screen.findByText('登入沒有完成')
    hall.replies[EXCHANGE] = { data: loggedIn }
    await press('再試一次')
    await waitFor(() => expect(go).toHaveBeenCalledWith('/', { replace: true }))
  })

  it('asks who is logged in already, and keeps that login when the link fails', async () => {
    const hall = fakeHall({ [EXCHANGE]: { code: 10015, msg: '驗證碼已失效' } })
    beginSession({ token: 'mine', socketUrl: '' })
    showPage(AuthPage, 'auth', 'code=abc')
    expect(hall.sentTo(EXCHANGE)).toEqual([])
    await press('改用此連結登入')
    expect(await screen.findByText('這個登入連結已失效')).toBeDefined()
    expect(currentToken()).toBe('mine')
  })
})

describe('AuthPage without a code', () => {
  it('invites a guest to log in and come back', () => {
    fakeHall({})
    showPage(AuthPage, 'auth')
    expect(screen.getByRole('link', { name: '登入' }).getAttribute('href')).toBe('#/login?to=%2Fauth')
  })

  it('§7 authCode: shows the own code until it expires, and makes another when asked', async () => {
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
