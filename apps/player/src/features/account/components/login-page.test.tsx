import { currentToasts } from '@gamehall/ui/toast-store.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { beginSession, currentToken } from '../../../shared/stores/session-store.ts'
import { rememberAccount, rememberedAccount } from '../state/remembered-account.ts'
import { fakeHall, forgetAll, loggedIn, press, showPage, type } from '../testing/render-page.tsx'
import { GoogleLogin } from './google-login.tsx'
import { LoginPage } from './login-page.tsx'

const LOGIN = '/user/login/account'
const typedIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
const fillIn = (account: string, password: string) => {
  type('帳號', account)
  type('密碼', password)
}

/** A fake Google Identity Services whose answer the test triggers. */
const google = vi.hoisted(() => ({ answer: undefined as (() => void) | undefined }))
vi.mock('../state/google-script.ts', () => ({
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
  beforeEach(forgetAll)
  afterEach(forgetAll)

  it('logs in, opens the target page, and remembers only the account', async () => {
    const hall = fakeHall({ [LOGIN]: { data: loggedIn } })
    const { go } = showPage(LoginPage, 'login', 'to=%2Fdeposit')
    fillIn('ming01', 'harbour26')
    await press('登入')
    await waitFor(() => expect(go).toHaveBeenCalledWith('/deposit', { replace: true }))
    expect(hall.sentTo(LOGIN)[0]?.body).toMatchObject({ account: 'ming01', password: 'harbour26' })
    expect(currentToken()).toBe('fresh-token')
    expect(rememberedAccount()).toBe('ming01')
    expect(JSON.stringify({ ...localStorage })).not.toContain('harbour26')
  })

  it('§2: sends a new account without phone or email to complete its profile', async () => {
    fakeHall({ [LOGIN]: { data: { ...loggedIn, is_new: true, needs_information: true } } })
    const { go } = showPage(LoginPage, 'login')
    fillIn('ming01', 'harbour26')
    await press('登入')
    await waitFor(() => expect(go).toHaveBeenCalledWith('/improveInformation', { replace: true }))
  })

  it('sends nothing while a field is blank', async () => {
    const hall = fakeHall({})
    showPage(LoginPage, 'login')
    await press('登入')
    expect(await screen.findAllByText('此欄位必填')).toHaveLength(2)
    expect(hall.sentTo(LOGIN)).toEqual([])
  })

  it('10030: shows the error once at the field, and keeps the input', async () => {
    fakeHall({ [LOGIN]: { code: 10030, msg: '帳號或密碼不正確' } })
    showPage(LoginPage, 'login')
    fillIn('ming01', 'wrong')
    await press('登入')
    expect(await screen.findAllByText('帳號或密碼不正確')).toHaveLength(1)
    expect(screen.getByLabelText('密碼').getAttribute('aria-invalid')).toBe('true')
    expect(currentToasts()).toEqual([])
    expect([typedIn('帳號'), typedIn('密碼')]).toEqual(['ming01', 'wrong'])
  })

  it('10145: says that login is delayed, and what to do', async () => {
    fakeHall({ [LOGIN]: { code: 10145, msg: '操作過於頻繁，請稍後再試' } })
    showPage(LoginPage, 'login')
    fillIn('ming01', 'wrong')
    await press('登入')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('操作過於頻繁'))
    expect(screen.getByRole('alert').textContent).toContain('重設密碼')
    expect(currentToasts()).toEqual([])
  })

  it('shows a toast after a network error, and keeps the form', async () => {
    fakeHall({ [LOGIN]: new TypeError('network') })
    showPage(LoginPage, 'login')
    fillIn('ming01', 'harbour26')
    await press('登入')
    await waitFor(() => expect(currentToasts()).toMatchObject([{ kind: 'error' }]))
    expect(typedIn('密碼')).toBe('harbour26')
  })

  it('a double submit sends one login', async () => {
    const hall = fakeHall({ [LOGIN]: { data: loggedIn } })
    const { go } = showPage(LoginPage, 'login')
    fillIn('ming01', 'harbour26')
    const form = screen.getByLabelText('帳號').closest('form')
    if (!form) throw new Error('no form')
    fireEvent.submit(form)
    fireEvent.submit(form)
    await waitFor(() => expect(go).toHaveBeenCalled())
    expect(hall.sentTo(LOGIN)).toHaveLength(1)
  })

  it('forgets the account when the box is unchecked', async () => {
    fakeHall({ [LOGIN]: { data: loggedIn } })
    rememberAccount('ming01')
    const { go } = showPage(LoginPage, 'login')
    expect(typedIn('帳號')).toBe('ming01')
    fireEvent.click(screen.getByLabelText('記住帳號'))
    type('密碼', 'harbour26')
    await press('登入')
    await waitFor(() => expect(go).toHaveBeenCalled())
    expect(rememberedAccount()).toBe('')
  })

  it('links to the other login pages keep the target', () => {
    fakeHall({})
    showPage(LoginPage, 'login', 'to=%2Fdeposit')
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual([
      '#/forgetPassWord?to=%2Fdeposit',
      '#/smsLogin?to=%2Fdeposit',
      '#/register?to=%2Fdeposit',
    ])
  })

  it('offers Google only when the site has it configured', async () => {
    const site = { google_client_id: 'client-1', logo: null, name: '極光', version: '1' }
    fakeHall({ '/sites/siteconfig': { data: site } })
    showPage(LoginPage, 'login')
    expect(screen.queryByText('使用 Google 帳號登入')).toBeNull()
    expect(await screen.findByText('使用 Google 帳號登入')).toBeDefined()
    expect(document.querySelector('script[src*="google"]')).toBeNull()
  })

  it('asks a new Google player for the date of birth, then logs in with the same token', async () => {
    const hall = fakeHall({
      '/user/google/start': { data: { nonce: 'begun', expires_in: 1800 } },
      '/user/google/login': {
        code: 400,
        msg: '此欄位必填',
        data: { fields: [{ field: 'birth_date', rule: 'required', message: '此欄位必填' }] },
      },
    })
    const { go } = showPage(GooglePage, 'login')
    await press('使用 Google 帳號登入')
    await act(async () => google.answer?.())
    await screen.findByText('首次登入前，請填寫您的出生日期。')
    hall.replies['/user/google/login'] = { data: loggedIn }
    type('出生日期', '1990-05-06')
    await press('確認並登入')
    await waitFor(() => expect(go).toHaveBeenCalledWith('/', { replace: true }))
    const [first, second] = hall.sentTo('/user/google/login').map(({ body }) => body)
    expect(first).not.toHaveProperty('birth_date')
    expect(second).toMatchObject({ id_token: first?.id_token, birth_date: '1990-05-06' })
  })

  it('redirects a logged-in player home', () => {
    fakeHall({})
    beginSession({ token: 'mine', socketUrl: '' })
    const { go } = showPage(LoginPage, 'login')
    expect(go).toHaveBeenCalledWith('/', { replace: true })
    expect(screen.queryByLabelText('帳號')).toBeNull()
  })
})
