import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { emitPush } from '../../../shared/socket/push-events.ts'
import { keepTyped } from '../state/identity-draft-store.ts'
import { identityHall, OWNER, showPage } from '../testing/test-identity.tsx'
import { RealNameSuccessPage } from './real-name-success-page.tsx'

const hall = identityHall()
const until = () => new Date(Date.now() + 48 * 3_600_000).toISOString()

it('under review, it follows the decision as soon as that is pushed', async () => {
  hall.tell({ status: 3, review_until: until() })
  keepTyped(OWNER, { name: '王小明' })
  showPage(<RealNameSuccessPage />)
  expect(await screen.findByText('資料已送出，審核中')).toBeDefined()
  expect(screen.getByRole('button', { name: '完成' })).toBeDefined()
  hall.tell({ status: 1, name: '王○○' })
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
    hall.tell({ status })
    showPage(<RealNameSuccessPage />)
    await waitFor(() => expect(hall.go).toHaveBeenCalledWith('/authentication', { replace: true }))
  },
)
