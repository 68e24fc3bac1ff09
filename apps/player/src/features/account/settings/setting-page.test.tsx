import { ConfirmHost } from '@gamehall/ui/overlays/confirm.tsx'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { currentToken, startSession } from '../../../shared/stores/session-store.ts'
import { loadSettings, useSettings } from '../../../shared/stores/settings-store.ts'
import {
  fakeServer,
  loginResult,
  player,
  pressButton,
  renderPage,
  resetTestState,
} from '../testing/render-page.tsx'
import { SettingPage } from './setting-page.tsx'

const INFO = '/user/info'
const LOGOUT = '/user/logout'
const Page = () => (
  <>
    <SettingPage />
    <ConfirmHost />
  </>
)
const answer = async (name: string) => {
  const dialog = await screen.findByRole('alertdialog')
  fireEvent.click(within(dialog).getByRole('button', { name }))
}

// Preloads the sheet’s chunk: loading it can take seconds on a busy machine.
beforeAll(() => import('../passwords/pay-password-sheet.tsx'))
beforeEach(() => {
  resetTestState()
  startSession({ token: 'mine', socketUrl: '' })
})
afterEach(resetTestState)

describe('SettingPage (§2 /setting)', () => {
  it('logs out after confirmation, also when the server does not answer', async () => {
    const testServer = fakeServer({ [INFO]: { data: player }, [LOGOUT]: new TypeError('network') })
    const { go } = renderPage(Page, 'setting')
    await pressButton('登出')
    expect(testServer.sentTo(LOGOUT)).toEqual([])
    await answer('登出')
    await waitFor(() => expect(go).toHaveBeenCalledWith('/login', { replace: true }))
    expect(testServer.sentTo(LOGOUT)).toHaveLength(1)
    expect(currentToken()).toBeUndefined()
  })

  it('stays logged in when cancelled', async () => {
    const testServer = fakeServer({ [INFO]: { data: player } })
    renderPage(Page, 'setting')
    await pressButton('登出')
    await answer('取消')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(testServer.sentTo(LOGOUT)).toEqual([])
    expect(currentToken()).toBe('mine')
  })

  it('theme, language and sound change at once', () => {
    fakeServer({ [INFO]: { data: player } })
    renderPage(Page, 'setting')
    fireEvent.click(screen.getByRole('radio', { name: '淺色' }))
    expect(document.documentElement.dataset.theme).toBe('light')
    fireEvent.click(screen.getByRole('switch', { name: '音效' }))
    expect(useSettings.getState().isSoundOn).toBe(false)
    fireEvent.click(screen.getByRole('radio', { name: 'English' }))
    expect(document.documentElement.lang).toBe('en')
    fireEvent.click(screen.getByRole('radio', { name: '中文' }))
    fireEvent.click(screen.getByRole('switch', { name: '音效' }))
    fireEvent.click(screen.getByRole('radio', { name: '深色' }))
  })

  it('text size and reduced motion apply to the whole document, and are stored', () => {
    fakeServer({ [INFO]: { data: player } })
    renderPage(Page, 'setting')
    fireEvent.click(screen.getByRole('radio', { name: '特大' }))
    expect(document.documentElement.style.fontSize).toBe('125%')
    fireEvent.click(screen.getByRole('switch', { name: '減少動態效果' }))
    expect(document.documentElement.dataset.motion).toBe('reduced')
    loadSettings({ isServerRendered: false })
    expect(useSettings.getState()).toMatchObject({ textSize: 'xl', motion: 'reduced' })
    fireEvent.click(screen.getByRole('radio', { name: '中' }))
    fireEvent.click(screen.getByRole('switch', { name: '減少動態效果' }))
    expect(document.documentElement.style.fontSize).toBe('')
    expect(document.documentElement.dataset.motion).toBeUndefined()
  })

  it('opens the pay password sheet from the query or by a tap', async () => {
    fakeServer({ [INFO]: { data: player } })
    renderPage(Page, 'setting', 'open=pay_password')
    expect(await screen.findByLabelText('提款密碼', { selector: 'input' })).toBeTruthy()
    cleanup()
    renderPage(Page, 'setting')
    await screen.findByText('0912***678')
    expect(screen.queryByLabelText('提款密碼', { selector: 'input' })).toBeNull()
    fireEvent.click(screen.getByText('設定提款密碼'))
    expect(await screen.findByLabelText('提款密碼', { selector: 'input' })).toBeTruthy()
  })

  it('shows nickname, phone and email', async () => {
    fakeServer({ [INFO]: { data: player } })
    renderPage(Page, 'setting')
    expect((await screen.findByText('0912***678')).closest('a')?.getAttribute('href')).toBe('#/bind_phone')
    expect(screen.getByText('尚未綁定').closest('a')?.getAttribute('href')).toBe('#/bind_email')
    expect(screen.getByText('阿明').closest('a')?.getAttribute('href')).toBe('#/edit_nickname')
  })
})

describe('§4 switching accounts', () => {
  const SWITCH = '/user/login/switch'
  const test = { ...loginResult, token: 'test-token', user: { ...player, acc_of_type: 2 } }

  it('asks for confirmation, then starts the other account’s session', async () => {
    const testServer = fakeServer({ [INFO]: { data: player }, [SWITCH]: { data: test } })
    const { go } = renderPage(Page, 'setting')
    fireEvent.click(await screen.findByText('切換到測試帳號'))
    await answer('取消')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(testServer.sentTo(SWITCH)).toEqual([])
    fireEvent.click(screen.getByText('切換到測試帳號'))
    await answer('切換')
    await waitFor(() => expect(go).toHaveBeenCalledWith('/mine', { replace: true }))
    expect(testServer.sentTo(SWITCH)[0]?.body).toMatchObject({ acc_of_type: 2 })
    expect(currentToken()).toBe('test-token')
  })

  it('shows a test account’s notice and the switch back, without security settings', async () => {
    const testServer = fakeServer({ [INFO]: { data: test.user }, [SWITCH]: { data: loginResult } })
    renderPage(Page, 'setting')
    await screen.findByText('您正在使用測試帳號')
    expect(screen.queryByText('變更登入密碼')).toBeNull()
    await pressButton('切換回正式帳號')
    await answer('切換')
    await waitFor(() => expect(testServer.sentTo(SWITCH)[0]?.body).toMatchObject({ acc_of_type: 1 }))
  })

  it('a refusal changes nothing', async () => {
    fakeServer({ [INFO]: { data: player }, [SWITCH]: { code: 10049, msg: '此帳號違反使用規則，已停用' } })
    const { go } = renderPage(Page, 'setting')
    fireEvent.click(await screen.findByText('切換到測試帳號'))
    await answer('切換')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(go).not.toHaveBeenCalled()
    expect(currentToken()).toBe('mine')
  })
})
