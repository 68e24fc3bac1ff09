import { ConfirmHost } from '@gamehall/ui/confirm.tsx'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { beginSession, currentToken } from '../../../shared/stores/session-store.ts'
import { useSettings } from '../../../shared/stores/settings-store.ts'
import { fakeHall, forgetAll, player, press, showPage, type } from '../testing/render-page.tsx'
import { SettingPage } from './setting-page.tsx'

const INFO = '/user/info'
const LOGOUT = '/user/logout'
const PASSWORD = '/user/setLoginPassword'
const Page = () => (
  <>
    <SettingPage />
    <ConfirmHost />
  </>
)
const answer = async (name: string) => {
  const dialog = await screen.findByRole('alertdialog')
  fireEvent.click(within(dialog).getByRole('button', { name }))
}

beforeEach(() => {
  forgetAll()
  beginSession({ token: 'mine', socketUrl: '' })
})
afterEach(forgetAll)

describe('SettingPage (§2 /setting)', () => {
  it('logs out after asking, also when the hall does not answer', async () => {
    const hall = fakeHall({ [INFO]: { data: player }, [LOGOUT]: new TypeError('network') })
    const { go } = showPage(Page, 'setting')
    await press('登出')
    expect(hall.sentTo(LOGOUT)).toEqual([])
    await answer('登出')
    await waitFor(() => expect(go).toHaveBeenCalledWith('/login', { replace: true }))
    expect(hall.sentTo(LOGOUT)).toHaveLength(1)
    expect(currentToken()).toBeUndefined()
  })

  it('stays logged in when the answer is no', async () => {
    const hall = fakeHall({ [INFO]: { data: player } })
    showPage(Page, 'setting')
    await press('登出')
    await answer('取消')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(hall.sentTo(LOGOUT)).toEqual([])
    expect(currentToken()).toBe('mine')
  })

  it('theme, language and sound change at once', () => {
    fakeHall({ [INFO]: { data: player } })
    showPage(Page, 'setting')
    fireEvent.click(screen.getByRole('radio', { name: '淺色' }))
    expect(document.documentElement.dataset.theme).toBe('light')
    fireEvent.click(screen.getByRole('switch', { name: '音效' }))
    expect(useSettings.getState().isSoundOn).toBe(false)
    fireEvent.click(screen.getByRole('radio', { name: 'English' }))
    expect(document.documentElement.lang).toBe('en')
    fireEvent.click(screen.getByRole('radio', { name: '中文' }))
    fireEvent.click(screen.getByRole('switch', { name: '音效' }))
    fireEvent.click(screen.getByRole('radio', { name: '深色' }))
  })

  it('changes the password by naming the old one; 10021 is told beside it', async () => {
    const hall = fakeHall({ [INFO]: { data: player }, [PASSWORD]: { code: 10021, msg: '登入密碼不正確' } })
    showPage(Page, 'setting')
    await screen.findByText('變更登入密碼')
    await press('變更登入密碼')
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
    showPage(Page, 'setting')
    await screen.findByText('設定登入密碼')
    fireEvent.click(screen.getByText('設定登入密碼'))
    await press('取得驗證碼')
    expect(hall.sentTo('/user/sms/send')[0]?.body).toEqual({ purpose: 'set_login_password' })
    type('簡訊驗證碼', '123456')
    type('新密碼', 'secret456')
    type('確認密碼', 'secret456')
    await press('儲存')
    await waitFor(() => expect(hall.sentTo(PASSWORD)[0]?.body).toMatchObject({ code: '123456' }))
  })
})
