import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { installNavigator } from '../../../shared/navigation/navigator.ts'
import { startSession } from '../../../shared/stores/session-store.ts'
import {
  fakeServer,
  player,
  pressButton,
  renderPage,
  resetTestState,
  typeInto,
} from '../testing/render-page.tsx'
import { BindEmailPage, BindPhonePage } from './bind-contact-page.tsx'
import { BindPhoneSuccessPage } from './bind-success-page.tsx'
import { forgetBinding, setBound, setProven, setSentCode, useBindingStore } from './binding-store.ts'
import { VerifyEmailCodePage, VerifyPhoneCodePage } from './verify-code-page.tsx'

const device = vi.hoisted(() => ({ sign: vi.fn() }))
vi.mock('@simplewebauthn/browser', () => ({ startAuthentication: device.sign }))

const INFO = '/user/info'
const SMS = '/user/sms/send'
const PROVE = '/user/contact/prove'
const BIND = '/user/bindPhone'
const PASSKEYS = '/user/passkey/list'
const noPasskeys = { data: { list: [], is_full: false } }
const NEW = '0988777666'
const sent = { data: { resend_in: 60, expires_in: 600 } }
const inAMinute = () => Date.now() + 60_000

beforeEach(() => {
  resetTestState()
  forgetBinding()
  startSession({ token: 'mine', socketUrl: '' })
})
afterEach(resetTestState)

describe('BindContactPage (§2 /bind_phone, /bind_email)', () => {
  it('proves the bound one first: sends a code to it and opens the code page', async () => {
    const testServer = fakeServer({ [INFO]: { data: player }, [SMS]: sent })
    const { go } = renderPage(BindPhonePage, 'bindPhone')
    expect(await screen.findByText('0912***678')).toBeTruthy()
    await pressButton('驗證目前的手機')
    await waitFor(() => expect(go).toHaveBeenCalledWith('/verification_phone_code', undefined))
    expect(testServer.sentTo(SMS)[0]?.body).toEqual({ purpose: 'change_phone' })
    expect(useBindingStore.getState().sent).toMatchObject({
      kind: 'phone',
      step: 'old',
      target: '0912***678',
    })
  })

  it('sends no second code within a minute', async () => {
    const testServer = fakeServer({ [INFO]: { data: player }, [SMS]: sent })
    const { go } = renderPage(BindPhonePage, 'bindPhone')
    await screen.findByText('0912***678')
    await pressButton('驗證目前的手機')
    await waitFor(() => expect(go).toHaveBeenCalledTimes(1))
    await pressButton('驗證目前的手機')
    await waitFor(() => expect(go).toHaveBeenCalledTimes(2))
    expect(testServer.sentTo(SMS)).toHaveLength(1)
  })

  it('after the proof asks for the new one; 10047 is shown at the field', async () => {
    setProven('phone', Date.now() + 600_000)
    const testServer = fakeServer({
      [INFO]: { data: player },
      [SMS]: { code: 10047, msg: '此手機號碼已被綁定' },
    })
    const { go } = renderPage(BindPhonePage, 'bindPhone')
    await screen.findByLabelText('新的手機號碼')
    typeInto('新的手機號碼', '12345')
    await pressButton('取得驗證碼')
    expect(testServer.sentTo(SMS)).toEqual([])
    typeInto('新的手機號碼', NEW)
    await pressButton('取得驗證碼')
    expect(await screen.findByText('此手機號碼已被綁定')).toBeTruthy()
    expect(go).not.toHaveBeenCalled()
    testServer.replies[SMS] = sent
    await pressButton('取得驗證碼')
    await waitFor(() => expect(go).toHaveBeenCalledWith('/verification_phone_code', undefined))
    expect(testServer.sentTo(SMS).at(-1)?.body).toEqual({ purpose: 'bind_phone', phone: NEW })
  })

  it('before a first email proves the owner by the password; 10021 at its field', async () => {
    const testServer = fakeServer({
      [INFO]: { data: player },
      [PASSKEYS]: noPasskeys,
      [PROVE]: { code: 10021, msg: '登入密碼不正確' },
    })
    renderPage(BindEmailPage, 'bindEmail')
    await screen.findByLabelText('登入密碼')
    expect(screen.queryByLabelText('電子郵件', { selector: 'input[type=email]' })).toBeNull()
    typeInto('登入密碼', 'wrong123')
    await pressButton('確認')
    expect(await screen.findByText('登入密碼不正確')).toBeTruthy()
    testServer.replies[PROVE] = { data: { expires_in: 600 } }
    typeInto('登入密碼', 'harbour26')
    await pressButton('確認')
    expect(await screen.findByLabelText('電子郵件')).toBeTruthy()
    expect(testServer.sentTo(PROVE).at(-1)?.body).toEqual({ kind: 'password', password: 'harbour26' })
  })

  it('proves the owner by a code to the other contact', async () => {
    const testServer = fakeServer({
      [INFO]: { data: player },
      [PASSKEYS]: noPasskeys,
      [SMS]: sent,
      [PROVE]: { data: { expires_in: 600 } },
    })
    renderPage(BindEmailPage, 'bindEmail')
    fireEvent.click(await screen.findByRole('radio', { name: '手機' }))
    await pressButton('取得驗證碼')
    expect(testServer.sentTo(SMS)[0]?.body).toEqual({ purpose: 'change_phone' })
    typeInto('簡訊驗證碼', '123456')
    await pressButton('確認')
    expect(await screen.findByLabelText('電子郵件')).toBeTruthy()
    expect(testServer.sentTo(PROVE)[0]?.body).toEqual({ kind: 'phone', code: '123456' })
  })

  it('proves the owner by a passkey', async () => {
    vi.stubGlobal('PublicKeyCredential', class {})
    device.sign.mockResolvedValue({ id: 'cred', rawId: 'cred', response: {} })
    const bare = { ...player, phone: null, has_login_password: false }
    const testServer = fakeServer({
      [INFO]: { data: bare },
      [PASSKEYS]: { data: { list: [{ passkey_id: '7', name: 'Mine' }], is_full: false } },
      '/user/passkey/proof/start': { data: { options: { challenge: 'abc' } } },
      [PROVE]: { data: { expires_in: 600 } },
    })
    vi.stubGlobal('PublicKeyCredential', class {})
    renderPage(BindEmailPage, 'bindEmail')
    await screen.findByText('使用通行密鑰')
    await pressButton('使用通行密鑰')
    expect(await screen.findByLabelText('電子郵件')).toBeTruthy()
    expect(testServer.sentTo(PROVE)[0]?.body).toMatchObject({ kind: 'passkey', credential: { id: 'cred' } })
  })

  it('without a means of proof asks for the first email; shows 10190', async () => {
    fakeServer({
      [INFO]: { data: { ...player, phone: null, has_login_password: false } },
      [PASSKEYS]: noPasskeys,
      '/user/email/send': { code: 10190, msg: '發送過於頻繁' },
    })
    renderPage(BindEmailPage, 'bindEmail')
    await screen.findByLabelText('電子郵件')
    typeInto('電子郵件', 'a@example.com')
    await pressButton('取得驗證碼')
    expect(await screen.findByText('發送過於頻繁')).toBeTruthy()
  })

  it('10016: shows above the button that the code was not sent', async () => {
    fakeServer({ [INFO]: { data: player }, [SMS]: { code: 10016, msg: '簡訊發送失敗' } })
    renderPage(BindPhonePage, 'bindPhone')
    await screen.findByText('0912***678')
    await pressButton('驗證目前的手機')
    expect(await screen.findByText('簡訊發送失敗')).toBeTruthy()
  })
})

describe('VerifyCodePage (§2 /verification_phone_code)', () => {
  it('redirects to the binding page without a sent code', () => {
    fakeServer({})
    const { go } = renderPage(VerifyEmailCodePage, 'verifyEmailCode')
    expect(go).toHaveBeenCalledWith('/bind_email', { replace: true })
  })

  it('submits at the last digit; 10014 is shown at the field', async () => {
    setSentCode({ kind: 'phone', step: 'new', target: NEW, resendAtMs: inAMinute() })
    const testServer = fakeServer({ [BIND]: { code: 10014, msg: '驗證碼不正確' } })
    const { go } = renderPage(VerifyPhoneCodePage, 'verifyPhoneCode')
    expect(screen.getByText(`驗證碼已傳送至 ${NEW}`)).toBeTruthy()
    typeInto('簡訊驗證碼', '123456')
    expect(await screen.findByText('驗證碼不正確')).toBeTruthy()
    testServer.replies[BIND] = { data: { ...player, phone: '0988***666' } }
    typeInto('簡訊驗證碼', '654321')
    await waitFor(() => expect(go).toHaveBeenCalledWith('/bind_phone_success', { replace: true }))
    expect(testServer.sentTo(BIND).map(({ body }) => body)).toEqual([
      { phone: NEW, code: '123456' },
      { phone: NEW, code: '654321' },
    ])
    expect(useBindingStore.getState().sent).toBeUndefined()
  })

  it('the resend button counts down the rest of the minute', async () => {
    setSentCode({ kind: 'phone', step: 'new', target: NEW, resendAtMs: inAMinute() })
    const testServer = fakeServer({ [SMS]: sent })
    renderPage(VerifyPhoneCodePage, 'verifyPhoneCode')
    const button = screen.getByRole('button', { name: /60|59/ })
    fireEvent.click(button)
    expect(testServer.sentTo(SMS)).toEqual([])
  })

  it('a correct code to the bound one goes back to ask for the new one', async () => {
    setSentCode({ kind: 'phone', step: 'old', target: '0912***678', resendAtMs: inAMinute() })
    const testServer = fakeServer({ [PROVE]: { data: { expires_in: 600 } } })
    renderPage(VerifyPhoneCodePage, 'verifyPhoneCode')
    const back = vi.fn()
    installNavigator({ go: vi.fn(), back })
    typeInto('簡訊驗證碼', '123456')
    await waitFor(() => expect(back).toHaveBeenCalledWith('/bind_phone', 1))
    expect(testServer.sentTo(PROVE)[0]?.body).toEqual({ kind: 'phone', code: '123456' })
    expect(useBindingStore.getState().provenUntilMs.phone).toBeGreaterThan(Date.now())
  })
})

describe('BindSuccessPage (§2 /bind_phone_success)', () => {
  it('after a binding shows the contact and the end of the hold, and leaves the flow', async () => {
    setBound('phone')
    fakeServer({ [INFO]: { data: { ...player, held_until: '2026-11-22T08:00:00.000Z' } } })
    renderPage(BindPhoneSuccessPage, 'bindPhoneSuccess')
    const back = vi.fn()
    installNavigator({ go: vi.fn(), back })
    expect(await screen.findByText('0912***678')).toBeTruthy()
    expect(screen.getByText('為保護您的帳號，2026-11-22 16:00 前暫停提款與轉出。')).toBeTruthy()
    await pressButton('完成')
    expect(back).toHaveBeenCalledWith('/setting', 2)
  })

  it.each([
    ['a bound phone', player],
    ['none', { ...player, phone: null }],
  ])('opened by a link claims nothing, with %s', async (_name, info) => {
    fakeServer({ [INFO]: { data: info } })
    const { go } = renderPage(BindPhoneSuccessPage, 'bindPhoneSuccess')
    await waitFor(() => expect(go).toHaveBeenCalledWith('/bind_phone', { replace: true }))
    expect(screen.queryByText('手機綁定成功')).toBeNull()
  })

  it('redirects after the other contact was bound', async () => {
    setBound('email')
    fakeServer({ [INFO]: { data: player } })
    const { go } = renderPage(BindPhoneSuccessPage, 'bindPhoneSuccess')
    await waitFor(() => expect(go).toHaveBeenCalledWith('/bind_phone', { replace: true }))
  })
})
