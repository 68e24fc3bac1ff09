import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fakeHall, forgetAll, loggedIn, showPage, type } from '../testing/render-page.tsx'
import { SmsLoginPage } from './sms-login-page.tsx'

const LOGIN = '/user/login/phone'

beforeEach(forgetAll)
afterEach(forgetAll)

it('§2 /smsLogin: the sixth digit logs in, pasted with a space or typed', async () => {
  const hall = fakeHall({ [LOGIN]: { data: loggedIn } })
  const { go } = showPage(SmsLoginPage, 'smsLogin', 'to=%2Fmine')
  type('手機號碼', '0912345678')
  type('簡訊驗證碼', '12345')
  expect(hall.sentTo(LOGIN)).toEqual([])
  type('簡訊驗證碼', '123 456')
  await waitFor(() => expect(go).toHaveBeenCalledWith('/mine', { replace: true }))
  expect(hall.sentTo(LOGIN)).toHaveLength(1)
  expect(hall.sentTo(LOGIN)[0]?.body).toMatchObject({ phone: '0912345678', code: '123456' })
})

it.each([
  [10014, '簡訊驗證碼'],
  [10155, '手機號碼'],
])('code %i is told at %s', async (code, label) => {
  fakeHall({ [LOGIN]: { code, msg: '不行' } })
  showPage(SmsLoginPage, 'smsLogin')
  type('手機號碼', '0912345678')
  type('簡訊驗證碼', '123456')
  expect(await screen.findAllByText('不行')).toHaveLength(1)
  expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true')
})
