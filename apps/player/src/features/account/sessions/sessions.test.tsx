import type { Login } from '@gamehall/contract/account'
import { currentToasts } from '@gamehall/ui/feedback/toast-store.ts'
import { ConfirmHost } from '@gamehall/ui/overlays/confirm.tsx'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startSession } from '../../../shared/stores/session-store.ts'
import { fakeServer, pressButton, renderPage, resetTestState } from '../testing/render-page.tsx'
import { DevicesPage } from './devices-page.tsx'
import { LoginRecordPage } from './login-record-page.tsx'

const DEVICES = '/user/devices'
const SIGN_OUT = '/user/devices/signOut'
const RECORD = '/user/loginRecord'
const here: Login = {
  session_id: '9',
  method: 'password',
  acc_of_type: 1,
  device_name: 'iPhone',
  browser: 'Safari',
  ip: '203.0.113.7',
  is_new_device: false,
  is_current: true,
  created_at: '2026-11-21T04:00:00.000Z',
  last_seen_at: '2026-11-21T04:00:00.000Z',
  ended_at: null,
  end_reason: null,
}
const earlier: Login = {
  ...here,
  session_id: '8',
  device_name: '',
  browser: '',
  is_current: false,
  is_new_device: true,
  method: null,
  ended_at: '2026-11-21T04:00:00.000Z',
  end_reason: 'replaced',
}
const Page = () => (
  <>
    <DevicesPage />
    <ConfirmHost />
  </>
)

beforeEach(() => {
  resetTestState()
  startSession({ token: 'mine', socketUrl: '' })
})
afterEach(resetTestState)

describe('DevicesPage (/devices)', () => {
  it('separates this device from others, and logs out the others after confirmation', async () => {
    const testServer = fakeServer({
      [DEVICES]: { data: { list: [here, earlier] } },
      [SIGN_OUT]: { data: { ended: 1 } },
    })
    renderPage(Page, 'devices')
    expect(await screen.findByRole('heading', { name: 'iPhone · Safari' })).toBeTruthy()
    expect(screen.getByText('未知裝置')).toBeTruthy()
    await pressButton('登出其他裝置')
    expect(testServer.sentTo(SIGN_OUT)).toEqual([])
    const question = await screen.findByRole('alertdialog')
    fireEvent.click(within(question).getByRole('button', { name: '登出其他裝置' }))
    await waitFor(() => expect(currentToasts().map(({ text }) => text)).toEqual(['已登出 1 部裝置']))
    expect(testServer.sentTo(DEVICES)).toHaveLength(2)
  })

  it('shows a loading error and retries', async () => {
    const testServer = fakeServer({ [DEVICES]: { code: 10033, msg: '系統忙碌中' } })
    renderPage(Page, 'devices')
    expect(await screen.findByText('系統忙碌中')).toBeTruthy()
    testServer.replies[DEVICES] = { data: { list: [here] } }
    await pressButton('重試')
    expect(await screen.findByText('沒有在其他裝置登入過')).toBeTruthy()
  })
})

describe('LoginRecordPage (/login_record)', () => {
  it('a tap shows how a session was opened and why it ended', async () => {
    fakeServer({
      [RECORD]: { data: { list: [here, earlier], total: 2, page: 1, page_size: 20, next_cursor: null } },
    })
    renderPage(LoginRecordPage, 'loginRecord')
    expect(await screen.findByText('新裝置')).toBeTruthy()
    fireEvent.click(screen.getByText('未知裝置'))
    const sheet = await screen.findByRole('dialog', { name: '未知裝置' })
    expect(within(sheet).getByText('已在其他裝置登入')).toBeTruthy()
  })

  it('shows an empty state for a period without logins', async () => {
    fakeServer({ [RECORD]: { data: { list: [], total: 0, page: 1, page_size: 20, next_cursor: null } } })
    renderPage(LoginRecordPage, 'loginRecord')
    expect(await screen.findByText('這段時間沒有登入紀錄')).toBeTruthy()
  })
})
