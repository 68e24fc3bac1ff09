import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { installNavigator } from '../../../shared/navigation/navigator.ts'
import { beginSession } from '../../../shared/stores/session-store.ts'
import { fakeHall, forgetAll, player, press, showPage, type } from '../testing/render-page.tsx'
import { BindEmailPage, BindPhonePage } from './bind-contact-page.tsx'
import { BindPhoneSuccessPage } from './bind-success-page.tsx'
import { forgetBinding, noteProven, noteSent, useBinding } from './binding-store.ts'
import { VerifyEmailCodePage, VerifyPhoneCodePage } from './verify-code-page.tsx'

const INFO = '/user/info'
const SMS = '/user/sms/send'
const PROVE = '/user/contact/prove'
const BIND = '/user/bindPhone'
const NEW = '0988777666'
const sent = { data: { resend_in: 60, expires_in: 600 } }
const inAMinute = () => Date.now() + 60_000

beforeEach(() => {
  forgetAll()
  forgetBinding()
  beginSession({ token: 'mine', socketUrl: '' })
})
afterEach(forgetAll)

describe('BindContactPage (§2 /bind_phone, /bind_email)', () => {
  it('the bound one is proved first: a code goes there, and the next page asks for it', async () => {
    const hall = fakeHall({ [INFO]: { data: player }, [SMS]: sent })
    const { go } = showPage(BindPhonePage, 'bindPhone')
    expect(await screen.findByText('0912***678')).toBeTruthy()
    await press('驗證目前的手機')
    await waitFor(() => expect(go).toHaveBeenCalledWith('/verification_phone_code', undefined))
    expect(hall.sentTo(SMS)[0]?.body).toEqual({ purpose: 'change_phone' })
    expect(useBinding.getState().sent).toMatchObject({ kind: 'phone', step: 'old', target: '0912***678' })
  })

  it('going on again within the minute sends no second code', async () => {
    const hall = fakeHall({ [INFO]: { data: player }, [SMS]: sent })
    const { go } = showPage(BindPhonePage, 'bindPhone')
    await screen.findByText('0912***678')
    await press('驗證目前的手機')
    await waitFor(() => expect(go).toHaveBeenCalledTimes(1))
    await press('驗證目前的手機')
    await waitFor(() => expect(go).toHaveBeenCalledTimes(2))
    expect(hall.sentTo(SMS)).toHaveLength(1)
  })

  it('proved, it asks for the new one; a bound number (10047) is told beside it', async () => {
    noteProven('phone', Date.now() + 600_000)
    const hall = fakeHall({ [INFO]: { data: player }, [SMS]: { code: 10047, msg: '此手機號碼已被綁定' } })
    const { go } = showPage(BindPhonePage, 'bindPhone')
    await screen.findByLabelText('新的手機號碼')
    type('新的手機號碼', '12345')
    await press('取得驗證碼')
    expect(hall.sentTo(SMS)).toEqual([])
    type('新的手機號碼', NEW)
    await press('取得驗證碼')
    expect(await screen.findByText('此手機號碼已被綁定')).toBeTruthy()
    expect(go).not.toHaveBeenCalled()
    hall.replies[SMS] = sent
    await press('取得驗證碼')
    await waitFor(() => expect(go).toHaveBeenCalledWith('/verification_phone_code', undefined))
    expect(hall.sentTo(SMS).at(-1)?.body).toEqual({ purpose: 'bind_phone', phone: NEW })
  })

  it('a first email is asked for at once; 10190 too soon is told', async () => {
    fakeHall({ [INFO]: { data: player }, '/user/email/send': { code: 10190, msg: '發送過於頻繁' } })
    showPage(BindEmailPage, 'bindEmail')
    await screen.findByLabelText('電子郵件')
    type('電子郵件', 'a@example.com')
    await press('取得驗證碼')
    expect(await screen.findByText('發送過於頻繁')).toBeTruthy()
  })

  it('a code that could not be sent (10016) is told above the button', async () => {
    fakeHall({ [INFO]: { data: player }, [SMS]: { code: 10016, msg: '簡訊發送失敗' } })
    showPage(BindPhonePage, 'bindPhone')
    await screen.findByText('0912***678')
    await press('驗證目前的手機')
    expect(await screen.findByText('簡訊發送失敗')).toBeTruthy()
  })
})

describe('VerifyCodePage (§2 /verification_phone_code)', () => {
  it('without a code on its way leads back to the beginning', () => {
    fakeHall({})
    const { go } = showPage(VerifyEmailCodePage, 'verifyEmailCode')
    expect(go).toHaveBeenCalledWith('/bind_email', { replace: true })
  })

  it('the last digit submits; a wrong code (10014) is told beside it', async () => {
    noteSent({ kind: 'phone', step: 'new', target: NEW, resendAtMs: inAMinute() })
    const hall = fakeHall({ [BIND]: { code: 10014, msg: '驗證碼不正確' } })
    const { go } = showPage(VerifyPhoneCodePage, 'verifyPhoneCode')
    expect(screen.getByText(`驗證碼已傳送至 ${NEW}`)).toBeTruthy()
    type('簡訊驗證碼', '123456')
    expect(await screen.findByText('驗證碼不正確')).toBeTruthy()
    hall.replies[BIND] = { data: { ...player, phone: '0988***666' } }
    type('簡訊驗證碼', '654321')
    await waitFor(() => expect(go).toHaveBeenCalledWith('/bind_phone_success', { replace: true }))
    expect(hall.sentTo(BIND).map(({ body }) => body)).toEqual([
      { phone: NEW, code: '123456' },
      { phone: NEW, code: '654321' },
    ])
    expect(useBinding.getState().sent).toBeUndefined()
  })

  it('the button counts the rest of the minute down, and sends none before', async () => {
    noteSent({ kind: 'phone', step: 'new', target: NEW, resendAtMs: inAMinute() })
    const hall = fakeHall({ [SMS]: sent })
    showPage(VerifyPhoneCodePage, 'verifyPhoneCode')
    const button = screen.getByRole('button', { name: /60|59/ })
    fireEvent.click(button)
    expect(hall.sentTo(SMS)).toEqual([])
  })

  it('a right code of the bound one goes back for the new one', async () => {
    noteSent({ kind: 'phone', step: 'old', target: '0912***678', resendAtMs: inAMinute() })
    const hall = fakeHall({ [PROVE]: { data: { expires_in: 600 } } })
    showPage(VerifyPhoneCodePage, 'verifyPhoneCode')
    const back = vi.fn()
    installNavigator({ go: vi.fn(), back })
    type('簡訊驗證碼', '123456')
    await waitFor(() => expect(back).toHaveBeenCalledWith('/bind_phone', 1))
    expect(hall.sentTo(PROVE)[0]?.body).toEqual({ kind: 'phone', code: '123456' })
    expect(useBinding.getState().provenUntilMs.phone).toBeGreaterThan(Date.now())
  })
})

describe('BindSuccessPage (§2 /bind_phone_success)', () => {
  it('shows what is bound now, and leads out of the flow', async () => {
    fakeHall({ [INFO]: { data: player } })
    showPage(BindPhoneSuccessPage, 'bindPhoneSuccess')
    const back = vi.fn()
    installNavigator({ go: vi.fn(), back })
    expect(await screen.findByText('0912***678')).toBeTruthy()
    await press('完成')
    expect(back).toHaveBeenCalledWith('/setting', 2)
  })

  it('with nothing bound there is nothing to celebrate', async () => {
    fakeHall({ [INFO]: { data: { ...player, phone: null } } })
    const { go } = showPage(BindPhoneSuccessPage, 'bindPhoneSuccess')
    await waitFor(() => expect(go).toHaveBeenCalledWith('/bind_phone', { replace: true }))
  })
})
