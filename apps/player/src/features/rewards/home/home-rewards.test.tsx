import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { okEnvelope, setUpTestServer } from '../../../shared/testing/test-server.tsx'
import { HomeRewards } from './home-rewards.tsx'

const testServer = setUpTestServer()
const offer = (id: string, mode: string, my_state: string | null) => ({
  id,
  title: `優惠 ${id}`,
  mode,
  my_state,
})
const next = {
  name: '白銀',
  deposit: { done: '2500.00', required: '10000.00' },
  valid_bet: { done: '100000.00', required: '100000.00' },
}

beforeEach(() => {
  testServer.answers['/api/user/selfVipInfo'] = okEnvelope({ level: 1, name: '青銅', next })
})

const show = (offers: readonly unknown[]) => {
  testServer.answers['/api/activity/list'] = okEnvelope({ list: offers })
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <HomeRewards />
    </QueryClientProvider>,
  )
}

it('shows the VIP progress by the condition that is furthest behind', async () => {
  show([])
  const link = await screen.findByRole('link', { name: /青銅/ })
  expect(link.textContent).toContain('升級白銀 25%')
  expect(link.getAttribute('href')).toBe('#/vip_member')
})

it('leads to the one offer that this player can still take', async () => {
  show([offer('1', 'claim', 'received'), offer('2', 'claim', null), offer('3', 'info', null)])
  const link = await screen.findByRole('link', { name: /優惠 2/ })
  expect(link.getAttribute('href')).toBe('#/activityDetail/2')
})

it('counts several offers, and leads to the list', async () => {
  show([offer('1', 'claim', null), offer('2', 'claim', null)])
  const link = await screen.findByRole('link', { name: /2 項可參加/ })
  expect(link.getAttribute('href')).toBe('#/activity')
})
