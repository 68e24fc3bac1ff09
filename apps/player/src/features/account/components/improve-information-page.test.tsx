import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isPutOff } from '../../../shared/storage/put-off.ts'
import { beginSession } from '../../../shared/stores/session-store.ts'
import { fakeHall, forgetAll, player, press, showPage, type } from '../testing/render-page.tsx'
import { ImproveInformationPage } from './improve-information-page.tsx'

const IMPROVE = '/user/improveInformation'
const INFO = '/user/info'
const PROVE = '/user/contact/prove'
const MAIL = '/user/email/send'

beforeEach(() => {
  forgetAll()
  beginSession({ token: 'mine', socketUrl: '' })
})
afterEach(forgetAll)

it('§2: can be skipped without a request', async () => {
  const hall = fakeHall({ [INFO]: { data: player } })
  const { go } = showPage(ImproveInformationPage, 'improveInformation', 'to=%2Fmine')
  await screen.findByText('稍後再說')
  await press('稍後再說')
  expect(go).toHaveBeenCalledWith('/mine', { replace: true })
  expect(hall.sentTo(IMPROVE)).toEqual([])
  expect(isPutOff('improve_information', player.user_id), 'and is not asked again').toBe(true)
})

it('asks only for what is missing, and sends only what was filled in', async () => {
  const hall = fakeHall({
    [INFO]: { data: player },
    [IMPROVE]: { data: { ...player, email: 'm***@example.com' } },
  })
  const { go } = showPage(ImproveInformationPage, 'improveInformation')
  await screen.findByLabelText('電子郵件')
  expect(screen.queryByLabelText('手機號碼')).toBeNull()
  type('電子郵件', 'ming@example.com')
  await press('儲存')
  expect(await screen.findByText('此欄位必填')).toBeDefined()
  type('電子郵件驗證碼', '123456')
  await press('儲存')
  await waitFor(() => expect(go).toHaveBeenCalledWith('/', { replace: true }))
  expect(hall.sentTo(IMPROVE).map(({ body }) => body)).toEqual([
    { email: 'ming@example.com', email_code: '123456' },
  ])
})

it('sends a code to a new email only after the login password', async () => {
  const hall = fakeHall({
    [INFO]: { data: player },
    [PROVE]: { code: 10021, msg: '登入密碼不正確' },
    [MAIL]: { data: { resend_in: 60, expires_in: 600 } },
  })
  showPage(ImproveInformationPage, 'improveInformation')
  await screen.findByLabelText('電子郵件')
  expect(screen.queryByLabelText('登入密碼')).toBeNull()
  type('電子郵件', 'ming@example.com')
  await press('取得驗證碼')
  expect(await screen.findByText('請輸入登入密碼')).toBeDefined()
  type('登入密碼', 'wrong123')
  await press('取得驗證碼')
  expect(await screen.findByText('登入密碼不正確')).toBeDefined()
  expect(hall.sentTo(MAIL)).toEqual([])
  hall.replies[PROVE] = { data: { expires_in: 600 } }
  type('登入密碼', 'harbour26')
  await press('取得驗證碼')
  await waitFor(() => expect(hall.sentTo(MAIL)).toHaveLength(1))
  expect(hall.sentTo(PROVE).at(-1)?.body).toEqual({ kind: 'password', password: 'harbour26' })
})

it('links to the binding page when the password cannot prove the owner', async () => {
  fakeHall({ [INFO]: { data: { ...player, has_login_password: false } } })
  showPage(ImproveInformationPage, 'improveInformation')
  const link = await screen.findByRole('link', { name: '綁定電子郵件' })
  expect(link.getAttribute('href')).toBe('#/bind_email')
})

it('retries after a loading error', async () => {
  const hall = fakeHall({ [INFO]: { code: 500, msg: '壞了' } })
  showPage(ImproveInformationPage, 'improveInformation')
  expect(await screen.findByText('壞了')).toBeDefined()
  hall.replies[INFO] = { data: player }
  await press('重試')
  expect(await screen.findByLabelText('暱稱')).toBeDefined()
})
