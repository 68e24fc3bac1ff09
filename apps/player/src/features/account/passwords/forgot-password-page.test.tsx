import { currentToasts } from '@gamehall/ui/feedback/toast-store.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { currentToken } from '../../../shared/stores/session-store.ts'
import {
  fakeServer,
  loginResult,
  pressButton,
  renderPage,
  resetTestState,
  typeInto,
} from '../testing/render-page.tsx'
import { ForgotPasswordPage } from './forgot-password-page.tsx'

const RESET = '/user/resetPassword'
const passwords = () => {
  typeInto('新密碼', 'secret456')
  typeInto('確認密碼', 'secret456')
}

beforeEach(resetTestState)
afterEach(resetTestState)

it('§2 /forgetPassWord: resets by phone, says so, and is logged in', async () => {
  const testServer = fakeServer({ [RESET]: { data: { ...loginResult, passkeys: [] } } })
  const { go } = renderPage(ForgotPasswordPage, 'forgetPassword', 'to=%2Fdeposit')
  typeInto('手機號碼', '0912345678')
  typeInto('簡訊驗證碼', '123456')
  passwords()
  await pressButton('重設密碼')
  await waitFor(() => expect(go).toHaveBeenCalledWith('/deposit', { replace: true }))
  expect(currentToken()).toBe('fresh-token')
  expect(testServer.sentTo(RESET)[0]?.body).toMatchObject({
    phone: '0912345678',
    code: '123456',
    password: 'secret456',
    confirm_password: 'secret456',
  })
  expect(currentToasts()).toMatchObject([{ kind: 'success' }])
})

it('by email: shows a wrong address at its field', async () => {
  const testServer = fakeServer({ [RESET]: { data: { ...loginResult, passkeys: [] } } })
  renderPage(ForgotPasswordPage, 'forgetPassword')
  fireEvent.click(screen.getByRole('radio', { name: '電子郵件' }))
  typeInto('電子郵件', 'nobody')
  typeInto('電子郵件驗證碼', '123456')
  passwords()
  await pressButton('重設密碼')
  expect(await screen.findByText('電子郵件格式不正確')).toBeDefined()
  expect(testServer.sentTo(RESET)).toEqual([])
  typeInto('電子郵件', 'ming@example.com')
  await pressButton('重設密碼')
  await waitFor(() => expect(testServer.sentTo(RESET)[0]?.body).toMatchObject({ email: 'ming@example.com' }))
})

it('10155: the number has no account', async () => {
  fakeServer({ [RESET]: { code: 10155, msg: '此手機號碼尚未註冊' } })
  renderPage(ForgotPasswordPage, 'forgetPassword')
  typeInto('手機號碼', '0912345678')
  typeInto('簡訊驗證碼', '123456')
  passwords()
  await pressButton('重設密碼')
  expect(await screen.findAllByText('此手機號碼尚未註冊')).toHaveLength(1)
})
