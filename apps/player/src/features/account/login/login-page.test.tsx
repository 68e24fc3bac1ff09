import { currentToasts } from '@gamehall/ui/feedback/toast-store.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { currentToken, startSession } from '../../../shared/stores/session-store.ts'
import {
  fakeServer,
  loginResult,
  pressButton,
  renderPage,
  resetTestState,
  typeInto,
} from '../testing/render-page.tsx'
import { GoogleLogin } from './google-login.tsx'
import { LoginPage } from './login-page.tsx'
import { rememberAccount, rememberedAccount } from './remembered-account.ts'

const LOGIN = '/user/login/account'
const typedIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
const fillIn = (account: string, password: string) => {
  typeInto('帳號', account)
  typeInto('密碼', password)
}

/** A fake Google Identity Services whose answer the test triggers. */
const google = vi.hoisted(() => ({ answer: undefined as (() => void) | undefined }))
vi.mock('./google-script.ts', () => ({
  carriesNonce: () => true,
  loadGoogleScript: async () => ({
    initialize: ({ callback }: { callback: (answer: { credential: string }) => void }) => {
      google.answer = () => callback({ credential: 'id-token' })
    },
    renderButton: () => undefined,
    prompt: () => undefined,
  }),
}))
const GooglePage = () => <GoogleLogin clientId="client-1" />

describe('LoginPage (§2 /login)', () => {
  beforeEach(resetTestState)
  afterEach(resetTestState)

  it('logs in, opens the target page, and remembers only the account', async () => {
    const testServer = fakeServer({ [LOGIN]: { data: loginResult } })
    const { go } = renderPage(LoginPage, 'login', 'to=%2Fdeposit')
    fillIn('ming01', 'harbour26')
    await pressButton('登入')
    await waitFor(() => expect(go).toHaveBeenCalledWith('/deposit', { replace: true }))
    expect(testServer.sentTo(LOGIN)[0]?.body).toMatchObject({ account: 'ming01', password: 'harbour26' })
    expect(currentToken()).toBe('fresh-token')
    expect(rememberedAccount()).toBe('ming01')
    expect(JSON.stringify({ ...localStorage })).not.toContain('harbour26')
  })

  it('§2: sends a new account without phone or email to complete its profile', async () => {
    fakeServer({ [LOGIN]: { data: { ...loginResult, is_new: true, needs_information: true } } })
    const { go } = renderPage(LoginPage, 'login')
    fillIn('ming01', 'harbour26')
    await pressButton('登入')
    await waitFor(() => expect(go).toHaveBeenCalledWith('/improveInformation', { replace: true }))
  })

  it('sends nothing while a field is blank', async () => {
    const testServer = fakeServer({})
    renderPage(LoginPage, 'login')
    await pressButton('登入')
    expect(await screen.findAllByText('此欄位必填')).toHaveLength(2)
    expect(testServer.sentTo(LOGIN)).toEqual([])
  })

  it('10030: shows the error once at the field, and keeps the input', async () => {
    fakeServer({ [LOGIN]: { code: 10030, msg: '帳號或密碼不正確' } })
    renderPage(LoginPage, 'login')
    fillIn('ming01', 'wrong')
    await pressButton('登入')
    expect(await screen.findAllByText('帳號或密碼不正確')).toHaveLength(1)
    expect(screen.getByLabelText('密碼').getAttribute('aria-invalid')).toBe('true')
    expect(currentToasts()).toEqual([])
    expect([typedIn('帳號'), typedIn('密碼')]).toEqual(['ming01', 'wrong'])
  })

  it('10145: says that login is delayed, and what to do', async () => {
    fakeServer({ [LOGIN]: { code: 10145, msg: '操作過於頻繁，請稍後再試' } })
    renderPage(LoginPage, 'login')
    fillIn('ming01', 'wrong')
    await pressButton('登入')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('操作過於頻繁'))
    expect(screen.getByRole('alert').textContent).toContain('重設密碼')
    expect(currentToasts()).toEqual([])
  })

  it('shows a toast after a network error, and keeps the form', async () => {
    fakeServer({ [LOGIN]: new TypeError('network') })
    renderPage(LoginPage, 'login')
    fillIn('ming01', 'harbour26')
    await pressButton('登入')
    await waitFor(() => expect(currentToasts()).toMatchObject([{ kind: 'error' }]))
    expect(typedIn('密碼')).toBe('harbour26')
  })

  it('a double submit sends one login', async () => {
    const testServer = fakeServer({ [LOGIN]: { data: loginResult } })
    const { go } = renderPage(LoginPage, 'login')
    fillIn('ming01', 'harbour26')
    const form = screen.getByLabelText('帳號').closest('form')
    if (!form) throw new Error('no form')
    fireEvent.submit(form)
    fireEvent.submit(form)
    await waitFor(() => expect(go).toHaveBeenCalled())
    expect(testServer.sentTo(LOGIN)).toHaveLength(1)
  })

  it('forgets the account when the box is unchecked', async () => {
    fakeServer({ [LOGIN]: { data: loginResult } })
    rememberAccount('ming01')
    const { go } = renderPage(LoginPage, 'login')
    expect(typedIn('帳號')).toBe('ming01')
    fireEvent.click(screen.getByLabelText('記住帳號'))
    typeInto('密碼', 'harbour26')
    await pressButton('登入')
    await waitFor(() => expect(go).toHaveBeenCalled())
    expect(rememberedAccount()).toBe('')
  })

  it('links to the other login pages keep the target', () => {
    fakeServer({})
    renderPage(LoginPage, 'login', 'to=%2Fdeposit')
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual([
      '#/forgetPassWord?to=%2Fdeposit',
      '#/smsLogin?to=%2Fdeposit',
      '#/register?to=%2Fdeposit',
    ])
  })

  it('offers Google only when the site has it configured', async () => {
    const site = { google_client_id: 'client-1', logo: null, name: '極光', version: '1' }
    fakeServer({ '/sites/siteconfig': { data: site } })
    renderPage(LoginPage, 'login')
    expect(screen.queryByText('使用 Google 帳號登入')).toBeNull()
    expect(await screen.findByText('使用 Google 帳號登入')).toBeDefined()
    expect(document.querySelector('script[src*="google"]')).toBeNull()
  })

  it('asks a new Google player for the date of birth, then logs in with the same token', async () => {
    const testServer = fakeServer({
      '/user/google/start': { data: { nonce: 'begun', expires_in: 1800 } },
      '/user/google/login': {
        code: 400,
        msg: '此欄位必填',
        data: { fields: [{ field: 'birth_date', rule: 'required', message: '此欄位必填' }] },
      },
    })
    const { go } = renderPage(GooglePage, 'login')
    await pressButton('使用 Google 帳號登入')
    await act(async () => google.answer?.())
    await screen.findByText('首次登入前，請填寫您的出生日期。')
    testServer.replies['/user/google/login'] = { data: loginResult }
    typeInto('出生日期', '1990-05-06')
    await pressButton('確認並登入')
    await waitFor(() => expect(go).toHaveBeenCalledWith('/', { replace: true }))
    const [first, second] = testServer.sentTo('/user/google/login').map(({ body }) => body)
    expect(first).not.toHaveProperty('birth_date')
    expect(second).toMatchObject({ id_token: first?.id_token, birth_date: '1990-05-06' })
  })

  it('redirects a logged-in player home', () => {
    fakeServer({})
    startSession({ token: 'mine', socketUrl: '' })
    const { go } = renderPage(LoginPage, 'login')
    expect(go).toHaveBeenCalledWith('/', { replace: true })
    expect(screen.queryByLabelText('帳號')).toBeNull()
  })
})
