import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { endSession, startSession } from '../../../../shared/stores/session-store.ts'
import { okEnvelope, renderPageAt, setUpTestServer } from '../../../../shared/testing/test-server.tsx'
import { ActivityPage } from './activity-page.tsx'

const testServer = setUpTestServer()
beforeEach(() => startSession({ token: 't', socketUrl: '' }))
afterEach(endSession)

it('shows no offers on a break, even those that are known, but until when it lasts', async () => {
  const types = [
    { type_id: 'welcome', name: '新手', activity_count: 1 },
    { type_id: 'deposit', name: '存款', activity_count: 1 },
  ]
  testServer.answers = {
    '/api/user/info': okEnvelope({ play_break: { until: '2099-12-03T06:00:00.000Z' } }),
    '/api/activity/types': okEnvelope({ list: types }),
    '/api/activity/list': okEnvelope({
      list: [{ id: '7', title: '優惠', bonus: null }],
      total: 1,
      page: 1,
      page_size: 20,
    }),
  }
  renderPageAt(<ActivityPage />, { name: 'activity', path: '/activity' })
  expect(await screen.findByText('休息至 2099-12-03 14:00')).toBeDefined()
  expect(screen.queryByRole('tab')).toBeNull()
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['#/activity_record', '#/play_limits'])
})
