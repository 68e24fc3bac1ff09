import { currentToasts } from '@gamehall/ui/toast-store.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { currentToken } from '../../../shared/stores/session-store.ts'
import { fakeHall, forgetAll, loggedIn, press, showPage, type } from '../testing/render-page.tsx'
import { ForgotPasswordPage } from './forgot-password-page.tsx'

const RESET = '/user/resetPassword'
const passwords = () => {
  type('新密碼', 'secret456')
  type('確認密碼', 'secret456')
}

beforeEach(forgetAll)
afterEach(forgetAll)

it('§2 /forgetPassWord: resets by phone, says so, and is logged in', async () => {
  const hall = fakeHall({ [RESET]: { data: { ...loggedIn, passkeys: [] } } })
  const { go } = showPage(ForgotPasswordPage, 'forgetPassword', 'to=%2Fdeposit')
  type('手機號碼', '0912345678')
  type('簡訊驗證碼', '123456')
  passwords()
  await press('重設密碼')
  await waitFor(() => expect(go).toHaveBeenCalledWith('/deposit', { replace: true }))
  expect(currentToken()).toBe('fresh-token')
  expect(hall.sentTo(RESET)[0]?.body).toMatchObject({
    phone: '0912345678',
    code: '123456',
    password: 'secret456',
    confirm_password: 'secret456',
  })
  expect(currentToasts()).toMatchObject([{ kind: 'success' }])
})

it('by email: shows a wrong address at its field', async () => {
  const hall = fakeHall({ [RESET]: { data: { ...loggedIn, passkeys: [] } } })
  showPage(ForgotPasswordPage, 'forgetPassword')
  fireEvent.click(screen.getByRole('radio', { name: '電子郵件' }))
  type('電子郵件', 'nobody')
  type('電子郵件驗證碼', '123456')
  passwords()
  await press('重設密碼')
  expect(await screen.findByText('電子郵件格式不正確')).toBeDefined()
  expect(hall.sentTo(RESET)).toEqual([])
  type('電子郵件', 'ming@example.com')
  await press('重設密碼')
  await waitFor(() => expect(hall.sentTo(RESET)[0]?.body).toMatchObject({ email: 'ming@example.com' }))
})

it('10155: the number has no account', async () => {
  fakeHall({ [RESET]: { code: 10155, msg: '此手機號碼尚未註冊' } })
  showPage(ForgotPasswordPage, 'forgetPassword')
  type('手機號碼', '0912345678')
  type('簡訊驗證碼', '123456')
  passwords()
  await press('重設密碼')
  expect(await screen.findAllByText('此手機號碼尚未註冊')).toHaveLength(1)
})
