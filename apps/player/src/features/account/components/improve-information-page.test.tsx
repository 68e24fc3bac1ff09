import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { beginSession } from '../../../shared/stores/session-store.ts'
import { fakeHall, forgetAll, player, press, showPage, type } from '../testing/render-page.tsx'
import { ImproveInformationPage } from './improve-information-page.tsx'

const IMPROVE = '/user/improveInformation'
const INFO = '/user/info'

beforeEach(() => {
  forgetAll()
  beginSession({ token: 'mine', socketUrl: '' })
})
afterEach(forgetAll)

it('§2: can be put off, and nothing is sent', async () => {
  const hall = fakeHall({ [INFO]: { data: player } })
  const { go } = showPage(ImproveInformationPage, 'improveInformation', 'to=%2Fmine')
  await screen.findByText('稍後再說')
  await press('稍後再說')
  expect(go).toHaveBeenCalledWith('/mine', { replace: true })
  expect(hall.sentTo(IMPROVE)).toEqual([])
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

it('an info that did not come can be asked for again', async () => {
  const hall = fakeHall({ [INFO]: { code: 500, msg: '壞了' } })
  showPage(ImproveInformationPage, 'improveInformation')
  expect(await screen.findByText('壞了')).toBeDefined()
  hall.replies[INFO] = { data: player }
  await press('重試')
  expect(await screen.findByLabelText('暱稱')).toBeDefined()
})
