import { currentToasts } from '@gamehall/ui/feedback/toast-store.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dismissPrompt } from '../../../shared/storage/dismissed-prompts.ts'
import { currentToken } from '../../../shared/stores/session-store.ts'
import {
  fakeServer,
  loginResult,
  pressButton,
  renderPage,
  resetTestState,
  typeInto,
} from '../testing/render-page.tsx'
import { RegisterPage } from './register-page.tsx'

const REGISTER = '/user/reg/phone/v2'
const UNIQUE = '/user/accUnique'
const SMS = '/user/sms/send'
const free = { [UNIQUE]: { data: { is_unique: true } } }
const fillIn = (change: Record<string, string> = {}) => {
  const typed = {
    手機號碼: '0912345678',
    簡訊驗證碼: '123456',
    帳號: 'ming01',
    密碼: 'harbour26',
  }
  for (const [label, value] of Object.entries({ ...typed, ...change })) typeInto(label, value)
}

describe('RegisterPage (§2 /register)', () => {
  beforeEach(resetTestState)
  afterEach(resetTestState)

  it('registers with the invite code of the link, and logs in', async () => {
    const testServer = fakeServer({
      ...free,
      [REGISTER]: { data: { ...loginResult, is_new: true, needs_information: true } },
    })
    const { go } = renderPage(RegisterPage, 'register', 'invite_code=ABCDEF12')
    fillIn()
    await pressButton('註冊並登入')
    await waitFor(() => expect(go).toHaveBeenCalledWith('/improveInformation', { replace: true }))
    expect(testServer.sentTo(REGISTER)[0]?.body).toMatchObject({
      phone: '0912345678',
      code: '123456',
      account: 'ming01',
      password: 'harbour26',
      invite_code: 'ABCDEF12',
    })
    for (const left of ['confirm_password', 'birth_date'])
      expect(testServer.sentTo(REGISTER)[0]?.body).not.toHaveProperty(left)
    expect(currentToken()).toBe('fresh-token')
  })

  it('has four fields: suggests a free name, and asks for a visible password once', async () => {
    const testServer = fakeServer({ ...free, [REGISTER]: { data: loginResult } })
    renderPage(RegisterPage, 'register')
    const shown = screen.getAllByRole('textbox').map((input) => input.getAttribute('name'))
    expect(shown).toEqual(['phone', 'code', 'password', 'account'])
    expect(await screen.findByText('為您建議的帳號，可自行更改；也能用手機號碼登入')).toBeDefined()
    typeInto('手機號碼', '0912345678')
    typeInto('簡訊驗證碼', '123456')
    typeInto('密碼', 'harbour26')
    await pressButton('註冊並登入')
    await waitFor(() => expect(testServer.sentTo(REGISTER)[0]?.body.account).toMatch(/^[a-z]{4,5}\d{6}$/))
  })

  it('§5: asks for confirmation of a hidden password', async () => {
    const testServer = fakeServer({ ...free, [REGISTER]: { data: loginResult } })
    renderPage(RegisterPage, 'register')
    fillIn()
    await pressButton('隱藏密碼')
    await pressButton('註冊並登入')
    expect(await screen.findByText('兩次輸入的密碼不一致')).toBeDefined()
    typeInto('確認密碼', 'harbour27')
    await pressButton('註冊並登入')
    expect(await screen.findByText('兩次輸入的密碼不一致')).toBeDefined()
    expect(testServer.sentTo(REGISTER)).toEqual([])
    typeInto('確認密碼', 'harbour26')
    await pressButton('註冊並登入')
    await waitFor(() => expect(testServer.sentTo(REGISTER)[0]?.body.confirm_password).toBe('harbour26'))
  })

  it('shows and requires the date of birth when the site asks for it', async () => {
    const testServer = fakeServer({
      ...free,
      '/sites/siteconfig': { data: { asks_birth_date: true, minimum_age: 20 } },
      [REGISTER]: { data: loginResult },
    })
    renderPage(RegisterPage, 'register')
    await screen.findByLabelText('出生日期')
    fillIn()
    await pressButton('註冊並登入')
    expect(await screen.findByText('請輸入出生日期')).toBeDefined()
    expect(testServer.sentTo(REGISTER)).toEqual([])
    typeInto('出生日期', '1990-05-06')
    await pressButton('註冊並登入')
    await waitFor(() => expect(testServer.sentTo(REGISTER)[0]?.body.birth_date).toBe('1990-05-06'))
  })

  it('shows the invite code field on demand', async () => {
    fakeServer(free)
    renderPage(RegisterPage, 'register')
    expect(screen.queryByLabelText('邀請碼（選填）')).toBeNull()
    await pressButton('我有邀請碼')
    expect(screen.getByLabelText('邀請碼（選填）')).toBeDefined()
  })

  it('remembers a skipped profile page', async () => {
    dismissPrompt('improve_information', loginResult.user.user_id)
    fakeServer({ ...free, [REGISTER]: { data: { ...loginResult, is_new: true, needs_information: true } } })
    const { go } = renderPage(RegisterPage, 'register')
    fillIn()
    await pressButton('註冊並登入')
    await waitFor(() => expect(go).toHaveBeenCalledWith('/', { replace: true }))
  })

  it.each([
    [{ 密碼: 'ming01' }, '密碼不可與帳號相同'],
    [{ 密碼: 'xming01' }, '密碼不可包含您的帳號'],
    [{ 密碼: 'a912345678' }, '密碼不可包含您的手機號碼'],
    [{ 密碼: 'letters' }, '密碼須為 6–32 個字元，並同時包含英文字母與數字'],
    [{ 手機號碼: '0812345678' }, '手機號碼格式不正確，須為 09 開頭的 10 位數字'],
    [{ 簡訊驗證碼: '123' }, '請輸入 6 位數驗證碼'],
    [{ 帳號: '1ming' }, '帳號須為 4–20 個英數字，並以英文字母開頭'],
  ])('§5: %j is refused beside its field, without asking the hall', async (change, words) => {
    const testServer = fakeServer(free)
    renderPage(RegisterPage, 'register')
    fillIn(change)
    await pressButton('註冊並登入')
    expect(await screen.findByText(words)).toBeDefined()
    expect(testServer.sentTo(REGISTER)).toEqual([])
  })

  it.each([
    [10013, '帳號'],
    [10014, '簡訊驗證碼'],
    [10015, '簡訊驗證碼'],
    [10026, '手機號碼'],
  ])('code %i is shown once, at %s', async (code, label) => {
    fakeServer({ ...free, [REGISTER]: { code, msg: '不行' } })
    renderPage(RegisterPage, 'register')
    fillIn()
    await pressButton('註冊並登入')
    expect(await screen.findAllByText('不行')).toHaveLength(1)
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true')
    expect(currentToasts()).toEqual([])
  })

  it('§8 10026: a phone with an account links to the login with that phone, until another is typed', async () => {
    fakeServer({ ...free, [REGISTER]: { code: 10026, msg: '此手機號碼已註冊過帳號' } })
    renderPage(RegisterPage, 'register', 'to=/deposit')
    fillIn()
    await pressButton('註冊並登入')
    const bySms = await screen.findByRole('link', { name: '使用簡訊驗證碼登入' })
    expect(bySms.getAttribute('href')).toBe('#/smsLogin?to=%2Fdeposit&phone=0912345678')
    typeInto('手機號碼', '0912345679')
    expect(screen.queryByRole('link', { name: '使用簡訊驗證碼登入' })).toBeNull()
  })

  it('shows a server refusal at its field', async () => {
    const fields = [{ field: 'invite_code', rule: 'invite_code_unknown', message: '找不到此邀請碼' }]
    fakeServer({ ...free, [REGISTER]: { code: 400, msg: '資料不正確', data: { fields } } })
    renderPage(RegisterPage, 'register', 'invite_code=ABCDEF12')
    fillIn()
    await pressButton('註冊並登入')
    expect(await screen.findByText('找不到此邀請碼')).toBeDefined()
    expect(screen.queryByText('資料不正確')).toBeNull()
  })

  it('§7 accUnique: shows that a name is taken, debounced', async () => {
    const testServer = fakeServer({ [UNIQUE]: { data: { is_unique: false } } })
    renderPage(RegisterPage, 'register')
    typeInto('帳號', 'min')
    typeInto('帳號', 'ming')
    typeInto('帳號', 'ming01')
    expect(await screen.findByText('此帳號已被使用，請換一個')).toBeDefined()
    const asked = testServer.sentTo(UNIQUE).map(({ body }) => body.account)
    expect(asked, 'the suggestion, and what was typed').toEqual([expect.stringMatching(/\d{6}$/), 'ming01'])
  })

  it('checks off the password rules', () => {
    fakeServer(free)
    renderPage(RegisterPage, 'register')
    const met = () => screen.getAllByText('已符合').length
    expect(screen.queryAllByText('已符合')).toEqual([])
    typeInto('密碼', 'secret')
    expect(met()).toBe(2)
    typeInto('密碼', 'secret1')
    expect(met()).toBe(3)
  })

  it('sends a code to a valid number only, and counts down as the server says', async () => {
    const testServer = fakeServer({ ...free, [SMS]: { data: { resend_in: 45, expires_in: 600 } } })
    renderPage(RegisterPage, 'register')
    typeInto('手機號碼', '0812')
    await pressButton('取得驗證碼')
    expect(testServer.sentTo(SMS)).toEqual([])
    typeInto('手機號碼', '+886 912-345-678')
    await pressButton('取得驗證碼')
    expect(await screen.findByText('45 秒後可重送')).toBeDefined()
    expect(testServer.sentTo(SMS).map(({ body }) => body)).toEqual([
      { purpose: 'register', phone: '0912345678' },
    ])
  })

  it('10190: shows a refused code at the number field, and allows a retry', async () => {
    fakeServer({ ...free, [SMS]: { code: 10190, msg: '發送過於頻繁，請稍後再試' } })
    renderPage(RegisterPage, 'register')
    typeInto('手機號碼', '0912345678')
    await pressButton('取得驗證碼')
    expect(await screen.findAllByText('發送過於頻繁，請稍後再試')).toHaveLength(1)
    expect(screen.getByRole('button', { name: '取得驗證碼' })).toBeDefined()
  })
})
