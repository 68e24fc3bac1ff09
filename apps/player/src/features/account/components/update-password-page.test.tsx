import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { beginSession } from '../../../shared/stores/session-store.ts'
import { fakeHall, forgetAll, player, press, showPage, type } from '../testing/render-page.tsx'
import { UpdatePasswordPage } from './update-password-page.tsx'

const INFO = '/user/info'
const PASSWORD = '/user/setLoginPassword'

beforeEach(() => {
  forgetAll()
  beginSession({ token: 'mine', socketUrl: '' })
})
afterEach(forgetAll)

describe('UpdatePasswordPage (§2 /update_pwd)', () => {
  it('changes the password by naming the old one; 10021 is told beside it', async () => {
    const hall = fakeHall({ [INFO]: { data: player }, [PASSWORD]: { code: 10021, msg: '登入密碼不正確' } })
    showPage(UpdatePasswordPage, 'updatePassword')
    await screen.findByLabelText('目前的密碼')
    type('目前的密碼', 'wrong123')
    type('新密碼', 'secret456')
    type('確認密碼', 'secret456')
    await press('儲存')
    expect(await screen.findAllByText('登入密碼不正確')).toHaveLength(1)
    hall.replies[PASSWORD] = { data: {} }
    type('目前的密碼', 'secret123')
    await press('儲存')
    await waitFor(() =>
      expect(hall.sentTo(PASSWORD).at(-1)?.body).toEqual({
        old_password: 'secret123',
        password: 'secret456',
        confirm_password: 'secret456',
      }),
    )
  })

  it('a first password is set by a code to the own phone', async () => {
    const hall = fakeHall({
      [INFO]: { data: { ...player, has_login_password: false } },
      '/user/sms/send': { data: { resend_in: 60, expires_in: 600 } },
      [PASSWORD]: { data: {} },
    })
    showPage(UpdatePasswordPage, 'updatePassword')
    await screen.findByText('設定登入密碼')
    await press('取得驗證碼')
    expect(hall.sentTo('/user/sms/send')[0]?.body).toEqual({ purpose: 'set_login_password' })
    type('簡訊驗證碼', '123456')
    type('新密碼', 'secret456')
    type('確認密碼', 'secret456')
    await press('儲存')
    await waitFor(() => expect(hall.sentTo(PASSWORD)[0]?.body).toMatchObject({ code: '123456' }))
  })

  it('a forgotten one is changed by a code; a new one equal to the pay password is told beside it', async () => {
    const hall = fakeHall({
      [INFO]: { data: player },
      [PASSWORD]: {
        code: 400,
        data: { fields: [{ field: 'password', rule: 'password_is_pay', message: '不可與提款密碼相同' }] },
      },
    })
    showPage(UpdatePasswordPage, 'updatePassword')
    await screen.findByLabelText('目前的密碼')
    await press('忘記目前的密碼？改用簡訊驗證')
    type('簡訊驗證碼', '123456')
    type('新密碼', 'secret456')
    type('確認密碼', 'secret457')
    await press('儲存')
    expect(screen.getByText('兩次輸入的密碼不一致')).toBeTruthy()
    expect(hall.sentTo(PASSWORD)).toEqual([])
    type('確認密碼', 'secret456')
    await press('儲存')
    expect(await screen.findByText('不可與提款密碼相同')).toBeTruthy()
  })

  it('without a phone and a password the phone comes first', async () => {
    fakeHall({ [INFO]: { data: { ...player, phone: null, has_login_password: false } } })
    showPage(UpdatePasswordPage, 'updatePassword')
    const link = await screen.findByText('前往綁定手機')
    expect(link.getAttribute('href')).toBe('#/bind_phone')
  })
})
