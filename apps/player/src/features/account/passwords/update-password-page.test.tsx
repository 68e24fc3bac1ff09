import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { currentToken, isRenewingSession, startSession } from '../../../shared/stores/session-store.ts'
import {
  fakeServer,
  loginResult,
  player,
  pressButton,
  renderPage,
  resetTestState,
  typeInto,
} from '../testing/render-page.tsx'
import { UpdatePasswordPage } from './update-password-page.tsx'

const INFO = '/user/info'
const PASSWORD = '/user/setLoginPassword'

beforeEach(() => {
  resetTestState()
  startSession({ token: 'mine', socketUrl: '' })
})
afterEach(resetTestState)

describe('UpdatePasswordPage (§2 /update_pwd)', () => {
  it('changes the password with the old one; 10021 is shown at its field', async () => {
    const testServer = fakeServer({
      [INFO]: { data: player },
      [PASSWORD]: { code: 10021, msg: '登入密碼不正確' },
    })
    renderPage(UpdatePasswordPage, 'updatePassword')
    await screen.findByLabelText('目前的密碼')
    typeInto('目前的密碼', 'wrong123')
    typeInto('新密碼', 'secret456')
    typeInto('確認密碼', 'secret456')
    await pressButton('儲存')
    expect(await screen.findAllByText('登入密碼不正確')).toHaveLength(1)
    testServer.replies[PASSWORD] = { data: { ...loginResult, passkeys: [] } }
    typeInto('目前的密碼', 'harbour26')
    await pressButton('儲存')
    await waitFor(() =>
      expect(testServer.sentTo(PASSWORD).at(-1)?.body).toMatchObject({
        old_password: 'harbour26',
        password: 'secret456',
        confirm_password: 'secret456',
      }),
    )
    await waitFor(() => expect(currentToken(), 'the login that took its place').toBe('fresh-token'))
  })

  it('ignores the end of the old session meanwhile; opens the passkeys for review', async () => {
    const passkey = { passkey_id: '7', name: 'Pixel', is_synced: true, created_at: '', last_used_at: null }
    fakeServer({ [INFO]: { data: player }, [PASSWORD]: { data: { ...loginResult, passkeys: [passkey] } } })
    const { go } = renderPage(UpdatePasswordPage, 'updatePassword')
    await screen.findByLabelText('目前的密碼')
    typeInto('目前的密碼', 'harbour26')
    typeInto('新密碼', 'secret456')
    typeInto('確認密碼', 'secret456')
    const isEndExpected: boolean[] = []
    const answer = globalThis.fetch
    vi.stubGlobal('fetch', (...sent: Parameters<typeof fetch>) => {
      isEndExpected.push(isRenewingSession())
      return answer(...sent)
    })
    await pressButton('儲存')
    await waitFor(() => expect(go).toHaveBeenCalledWith('/passkeys?review=1', { replace: true }))
    expect(isEndExpected).toEqual([true])
    expect(isRenewingSession()).toBe(false)
  })

  it('sets a first password by a code to the player’s phone', async () => {
    const testServer = fakeServer({
      [INFO]: { data: { ...player, has_login_password: false } },
      '/user/sms/send': { data: { resend_in: 60, expires_in: 600 } },
      [PASSWORD]: { data: { ...loginResult, passkeys: [] } },
    })
    renderPage(UpdatePasswordPage, 'updatePassword')
    await screen.findByText('設定登入密碼')
    await pressButton('取得驗證碼')
    expect(testServer.sentTo('/user/sms/send')[0]?.body).toEqual({ purpose: 'set_login_password' })
    typeInto('簡訊驗證碼', '123456')
    typeInto('新密碼', 'secret456')
    typeInto('確認密碼', 'secret456')
    await pressButton('儲存')
    await waitFor(() => expect(testServer.sentTo(PASSWORD)[0]?.body).toMatchObject({ code: '123456' }))
  })

  it('changes a forgotten one by a code; one equal to the pay password is refused at its field', async () => {
    const testServer = fakeServer({
      [INFO]: { data: player },
      [PASSWORD]: {
        code: 400,
        data: { fields: [{ field: 'password', rule: 'password_is_pay', message: '不可與提款密碼相同' }] },
      },
    })
    renderPage(UpdatePasswordPage, 'updatePassword')
    await screen.findByLabelText('目前的密碼')
    await pressButton('忘記目前的密碼？改用簡訊驗證')
    typeInto('簡訊驗證碼', '123456')
    typeInto('新密碼', 'secret456')
    typeInto('確認密碼', 'secret457')
    await pressButton('儲存')
    expect(screen.getByText('兩次輸入的密碼不一致')).toBeTruthy()
    expect(testServer.sentTo(PASSWORD)).toEqual([])
    typeInto('確認密碼', 'secret456')
    await pressButton('儲存')
    expect(await screen.findByText('不可與提款密碼相同')).toBeTruthy()
  })

  it('without phone and password asks to link a phone first', async () => {
    fakeServer({ [INFO]: { data: { ...player, phone: null, has_login_password: false } } })
    renderPage(UpdatePasswordPage, 'updatePassword')
    const link = await screen.findByText('前往綁定手機')
    expect(link.getAttribute('href')).toBe('#/bind_phone')
  })
})
