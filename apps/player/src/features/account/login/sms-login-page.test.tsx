import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fakeServer, loginResult, renderPage, resetTestState, typeInto } from '../testing/render-page.tsx'
import { SmsLoginPage } from './sms-login-page.tsx'

const LOGIN = '/user/login/phone'

beforeEach(resetTestState)
afterEach(resetTestState)

it('§2 /smsLogin: the sixth digit logs in, pasted with a space or typed', async () => {
  const testServer = fakeServer({ [LOGIN]: { data: loginResult } })
  const { go } = renderPage(SmsLoginPage, 'smsLogin', 'to=%2Fmine')
  typeInto('手機號碼', '0912345678')
  typeInto('簡訊驗證碼', '12345')
  expect(testServer.sentTo(LOGIN)).toEqual([])
  typeInto('簡訊驗證碼', '123 456')
  await waitFor(() => expect(go).toHaveBeenCalledWith('/mine', { replace: true }))
  expect(testServer.sentTo(LOGIN)).toHaveLength(1)
  expect(testServer.sentTo(LOGIN)[0]?.body).toMatchObject({ phone: '0912345678', code: '123456' })
})

it('is filled in with the phone that the registration found taken', () => {
  fakeServer({})
  renderPage(SmsLoginPage, 'smsLogin', 'phone=0912345678')
  expect(screen.getByLabelText<HTMLInputElement>('手機號碼').value).toBe('0912345678')
})

it.each([
  [10014, '簡訊驗證碼'],
  [10155, '手機號碼'],
])('code %i is told at %s', async (code, label) => {
  fakeServer({ [LOGIN]: { code, msg: '不行' } })
  renderPage(SmsLoginPage, 'smsLogin')
  typeInto('手機號碼', '0912345678')
  typeInto('簡訊驗證碼', '123456')
  expect(await screen.findAllByText('不行')).toHaveLength(1)
  expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true')
})
