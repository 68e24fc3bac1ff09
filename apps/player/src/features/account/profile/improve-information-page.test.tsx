import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isPromptDismissed } from '../../../shared/storage/dismissed-prompts.ts'
import { startSession } from '../../../shared/stores/session-store.ts'
import {
  fakeServer,
  player,
  pressButton,
  renderPage,
  resetTestState,
  typeInto,
} from '../testing/render-page.tsx'
import { ImproveInformationPage } from './improve-information-page.tsx'

const IMPROVE = '/user/improveInformation'
const INFO = '/user/info'
const PROVE = '/user/contact/prove'
const MAIL = '/user/email/send'

beforeEach(() => {
  resetTestState()
  startSession({ token: 'mine', socketUrl: '' })
})
afterEach(resetTestState)

it('§2: can be skipped without a request', async () => {
  const testServer = fakeServer({ [INFO]: { data: player } })
  const { go } = renderPage(ImproveInformationPage, 'improveInformation', 'to=%2Fmine')
  await screen.findByText('稍後再說')
  await pressButton('稍後再說')
  expect(go).toHaveBeenCalledWith('/mine', { replace: true })
  expect(testServer.sentTo(IMPROVE)).toEqual([])
  expect(isPromptDismissed('improve_information', player.user_id), 'and is not asked again').toBe(true)
})

it('asks only for what is missing, and sends only what was filled in', async () => {
  const testServer = fakeServer({
    [INFO]: { data: player },
    [IMPROVE]: { data: { ...player, email: 'm***@example.com' } },
  })
  const { go } = renderPage(ImproveInformationPage, 'improveInformation')
  await screen.findByLabelText('電子郵件')
  expect(screen.queryByLabelText('手機號碼')).toBeNull()
  typeInto('電子郵件', 'ming@example.com')
  await pressButton('儲存')
  expect(await screen.findByText('此欄位必填')).toBeDefined()
  typeInto('電子郵件驗證碼', '123456')
  await pressButton('儲存')
  await waitFor(() => expect(go).toHaveBeenCalledWith('/', { replace: true }))
  expect(testServer.sentTo(IMPROVE).map(({ body }) => body)).toEqual([
    { email: 'ming@example.com', email_code: '123456' },
  ])
})

it('sends a code to a new email only after the login password', async () => {
  const testServer = fakeServer({
    [INFO]: { data: player },
    [PROVE]: { code: 10021, msg: '登入密碼不正確' },
    [MAIL]: { data: { resend_in: 60, expires_in: 600 } },
  })
  renderPage(ImproveInformationPage, 'improveInformation')
  await screen.findByLabelText('電子郵件')
  expect(screen.queryByLabelText('登入密碼')).toBeNull()
  typeInto('電子郵件', 'ming@example.com')
  await pressButton('取得驗證碼')
  expect(await screen.findByText('請輸入登入密碼')).toBeDefined()
  typeInto('登入密碼', 'wrong123')
  await pressButton('取得驗證碼')
  expect(await screen.findByText('登入密碼不正確')).toBeDefined()
  expect(testServer.sentTo(MAIL)).toEqual([])
  testServer.replies[PROVE] = { data: { expires_in: 600 } }
  typeInto('登入密碼', 'harbour26')
  await pressButton('取得驗證碼')
  await waitFor(() => expect(testServer.sentTo(MAIL)).toHaveLength(1))
  expect(testServer.sentTo(PROVE).at(-1)?.body).toEqual({ kind: 'password', password: 'harbour26' })
})

it('links to the binding page when the password cannot prove the owner', async () => {
  fakeServer({ [INFO]: { data: { ...player, has_login_password: false } } })
  renderPage(ImproveInformationPage, 'improveInformation')
  const link = await screen.findByRole('link', { name: '綁定電子郵件' })
  expect(link.getAttribute('href')).toBe('#/bind_email')
})

it('retries after a loading error', async () => {
  const testServer = fakeServer({ [INFO]: { code: 500, msg: '壞了' } })
  renderPage(ImproveInformationPage, 'improveInformation')
  expect(await screen.findByText('壞了')).toBeDefined()
  testServer.replies[INFO] = { data: player }
  await pressButton('重試')
  expect(await screen.findByLabelText('暱稱')).toBeDefined()
})
