import type { PlayLimit } from '@gamehall/contract/games'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { okEnvelope, renderPageAt, setUpTestServer } from '../../../shared/testing/test-server.tsx'
import { LimitList } from './limit-list.tsx'

const hall = setUpTestServer()
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T04:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

const show = (ready_at: string, expires_at: string) => {
  const limit: PlayLimit = {
    ...{ subject: 'loss', period: 'day', amount: '500.00', used: '0.00' },
    pending: { amount: '5000.00', ready_at, expires_at },
  }
  renderPageAt(<LimitList subject="loss" limits={[limit]} onEdit={vi.fn()} />, {})
}
const button = (name: string) => screen.queryByRole('button', { name })

it('tells from when until when a higher limit can be confirmed', () => {
  show('2026-11-21T04:00:01Z', '2026-11-28T04:00:01Z')
  expect(screen.getByText('等待調高為 5,000')).toBeDefined()
  expect(screen.getByText(/^2026-11-21 12:00.* 至 2026-11-28 12:00.* 可確認$/)).toBeDefined()
  expect(button('確認調高')).toBeNull()
  expect(button('放棄')).not.toBeNull()
})

it('lets it be confirmed to the end of that time', () => {
  show('2026-11-14T04:00:01Z', '2026-11-21T04:00:01Z')
  expect(button('確認調高')).not.toBeNull()
})

it('says that it expired, and lets it be dismissed', async () => {
  hall.answers['/api/user/confirmPlayLimit'] = okEnvelope({})
  show('2026-11-14T04:00:00Z', '2026-11-21T04:00:00Z')
  expect(screen.getByText('調高申請已失效')).toBeDefined()
  expect(screen.getByText(/^2026-11-21 12:00.* 前未確認，如仍需要請重新設定$/)).toBeDefined()
  expect(button('確認調高')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '清除' }))
  await vi.waitFor(() => expect(hall.sent).toHaveLength(1))
  expect(hall.sentTo('/api/user/confirmPlayLimit')).toMatchObject([{ is_wanted: false }])
})
