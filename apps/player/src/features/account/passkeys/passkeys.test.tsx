import { currentToasts } from '@gamehall/ui/feedback/toast-store.ts'
import { ConfirmHost } from '@gamehall/ui/overlays/confirm.tsx'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { currentToken, startSession } from '../../../shared/stores/session-store.ts'
import { LoginPage } from '../login/login-page.tsx'
import {
  fakeServer,
  loginResult,
  player,
  pressButton,
  renderPage,
  resetTestState,
  typeInto,
} from '../testing/render-page.tsx'
import { PasskeysPage } from './passkeys-page.tsx'

const device = vi.hoisted(() => ({ make: vi.fn(), sign: vi.fn() }))
vi.mock('@simplewebauthn/browser', () => ({
  startRegistration: device.make,
  startAuthentication: device.sign,
}))

const INFO = '/user/info'
const LIST = '/user/passkey/list'
const START = '/user/passkey/start'
const ADD = '/user/passkey/add'
const passkey = {
  passkey_id: '7',
  name: '我的手機',
  is_synced: true,
  created_at: '2026-11-20T02:00:00.000Z',
  last_used_at: null,
}
const none = { data: { list: [], is_full: false } }
const started = { data: { options: { challenge: 'abc' } } }
const made = {
  id: 'cred',
  rawId: 'cred',
  type: 'public-key',
  response: { clientDataJSON: 'c', attestationObject: 'a', transports: ['internal'] },
}
const failsAs = (name: string) => Object.assign(new Error('no'), { name })
const toasts = () => currentToasts().map(({ text }) => text)
const Page = () => (
  <>
    <PasskeysPage />
    <ConfirmHost />
  </>
)

beforeEach(() => {
  resetTestState()
  device.make.mockReset()
  device.sign.mockReset()
  startSession({ token: 'mine', socketUrl: '' })
  vi.stubGlobal('PublicKeyCredential', class {})
})
afterEach(resetTestState)

async function askForOne() {
  await screen.findByText('還沒有通行密鑰')
  await pressButton('新增通行密鑰')
  typeInto('登入密碼', 'harbour26')
  await pressButton('下一步')
}

describe('PasskeysPage (/passkeys)', () => {
  it('sends the password, creates a passkey on the device, and adds it', async () => {
    device.make.mockResolvedValue(made)
    const testServer = fakeServer({
      [INFO]: { data: player },
      [LIST]: none,
      [START]: started,
      [ADD]: { data: passkey },
    })
    vi.stubGlobal('PublicKeyCredential', class {})
    renderPage(Page, 'passkeys')
    testServer.replies[LIST] = none
    await askForOne()
    await waitFor(() => expect(toasts()).toContain('通行密鑰已新增'))
    expect(testServer.sentTo(START)[0]?.body).toEqual({ password: 'harbour26' })
    expect(testServer.sentTo(ADD)[0]?.body).toMatchObject({ credential: { id: 'cred' } })
    expect(testServer.sentTo(LIST)).toHaveLength(2)
  })

  it('10021: shows a wrong password at its field, without a device prompt', async () => {
    fakeServer({ [INFO]: { data: player }, [LIST]: none, [START]: { code: 10021, msg: '登入密碼不正確' } })
    vi.stubGlobal('PublicKeyCredential', class {})
    renderPage(Page, 'passkeys')
    await askForOne()
    expect(await screen.findByText('登入密碼不正確')).toBeTruthy()
    expect(device.make).not.toHaveBeenCalled()
  })

  it.each([
    ['NotAllowedError', []],
    ['InvalidStateError', ['這部裝置已有通行密鑰']],
    ['SecurityError', ['無法建立通行密鑰，請再試一次']],
  ])('a device that answers %s: %j', async (name, words) => {
    device.make.mockRejectedValue(failsAs(name))
    const testServer = fakeServer({ [INFO]: { data: player }, [LIST]: none, [START]: started })
    vi.stubGlobal('PublicKeyCredential', class {})
    renderPage(Page, 'passkeys')
    await askForOne()
    await waitFor(() => expect(device.make).toHaveBeenCalled())
    await waitFor(() => expect(toasts()).toEqual(words))
    expect(testServer.sentTo(ADD)).toEqual([])
  })

  it('removes one after confirmation', async () => {
    const testServer = fakeServer({
      [INFO]: { data: player },
      [LIST]: { data: { list: [passkey], is_full: false } },
      '/user/passkey/remove': { data: {} },
    })
    vi.stubGlobal('PublicKeyCredential', class {})
    renderPage(Page, 'passkeys')
    fireEvent.click(await screen.findByText('我的手機'))
    await pressButton('移除')
    const question = await screen.findByRole('alertdialog')
    fireEvent.click(within(question).getByRole('button', { name: '移除' }))
    await waitFor(() =>
      expect(testServer.sentTo('/user/passkey/remove')[0]?.body).toEqual({ passkey_id: '7' }),
    )
  })

  it('says when passkeys are unsupported, or the limit is reached', async () => {
    fakeServer({ [INFO]: { data: player }, [LIST]: { data: { list: [passkey], is_full: true } } })
    vi.stubGlobal('PublicKeyCredential', class {})
    renderPage(Page, 'passkeys')
    expect(await screen.findByText(/已達數量上限/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: '新增通行密鑰' })).toBeNull()
  })
})

describe('PasskeyLogin (§2 /login)', () => {
  const LOGIN = '/user/login/passkey'
  const replies = { [`${LOGIN}/start`]: started, [LOGIN]: { data: loginResult } }
  const answer = {
    ...made,
    response: { clientDataJSON: 'c', authenticatorData: 'd', signature: 's', userHandle: 'u' },
  }
  beforeEach(resetTestState)

  it('logs in by the device’s assertion', async () => {
    device.sign.mockResolvedValue(answer)
    const testServer = fakeServer(replies)
    vi.stubGlobal('PublicKeyCredential', class {})
    const { go } = renderPage(LoginPage, 'login', 'to=%2Fdeposit')
    await pressButton('使用通行密鑰登入')
    await waitFor(() => expect(go).toHaveBeenCalledWith('/deposit', { replace: true }))
    expect(testServer.sentTo(LOGIN)[0]?.body).toMatchObject({ credential: { response: { userHandle: 'u' } } })
    expect(currentToken()).toBe('fresh-token')
  })

  it('shows a refusal; a cancelled prompt shows nothing', async () => {
    device.sign.mockResolvedValue(answer)
    const testServer = fakeServer({ ...replies, [LOGIN]: { code: 400, msg: '本站沒有這把通行密鑰' } })
    vi.stubGlobal('PublicKeyCredential', class {})
    renderPage(LoginPage, 'login')
    await pressButton('使用通行密鑰登入')
    await waitFor(() => expect(toasts()).toEqual(['本站沒有這把通行密鑰']))
    device.sign.mockRejectedValue(failsAs('NotAllowedError'))
    await pressButton('使用通行密鑰登入')
    await waitFor(() => expect(device.sign).toHaveBeenCalledTimes(2))
    expect(testServer.sentTo(LOGIN)).toHaveLength(1)
    expect(toasts()).toHaveLength(1)
  })

  it('is not offered when the browser does not support passkeys', () => {
    fakeServer({})
    vi.stubGlobal('PublicKeyCredential', undefined)
    renderPage(LoginPage, 'login')
    expect(screen.queryByText('使用通行密鑰登入')).toBeNull()
  })
})
