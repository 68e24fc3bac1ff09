import { emitPush } from '@gamehall/web-client/socket/push-subscriptions.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { saveTypedValues } from '../steps/identity-draft-store.ts'
import { OWNER, setUpIdentityServer, showPage } from '../steps/testing/identity-fixture.tsx'
import { IdentityResultPage } from './identity-result-page.tsx'

const testServer = setUpIdentityServer()
const until = () => new Date(Date.now() + 48 * 3_600_000).toISOString()

it('under review, it follows the decision as soon as that is pushed', async () => {
  testServer.setIdentity({ status: 3, review_until: until() })
  saveTypedValues(OWNER, { name: '王小明' })
  showPage(<IdentityResultPage />)
  expect(await screen.findByText('資料已送出，審核中')).toBeDefined()
  expect(screen.getByRole('button', { name: '完成' })).toBeDefined()
  testServer.setIdentity({ status: 1, name: '王○○' })
  act(() =>
    emitPush({
      msg_type: 'user_change',
      seq: 1,
      from: 'system',
      to: OWNER,
      push: { text: '', badge: 0, voice: null, silence: true, type: 'system' },
      content: { keys: ['real_name'] },
    }),
  )
  expect(await screen.findByText('認證完成')).toBeDefined()
  expect(screen.getByRole('link', { name: '新增銀行卡' })).toBeDefined()
})

it.each([0, 2] as const)(
  'with status %i there is nothing to celebrate: it leads to the beginning',
  async (status) => {
    testServer.setIdentity({ status })
    showPage(<IdentityResultPage />)
    await waitFor(() => expect(testServer.go).toHaveBeenCalledWith('/authentication', { replace: true }))
  },
)
