import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { okEnvelope, setUpTestServer } from '../../shared/testing/test-server.tsx'
import { HomeShortcuts } from './home-shortcuts.tsx'

const testServer = setUpTestServer()

function show(game_wallets: 'transfer' | 'seamless') {
  testServer.answers['/api/sites/siteconfig'] = okEnvelope({ game_wallets })
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <HomeShortcuts />
    </QueryClientProvider>,
  )
}

it('leads to the transfers where games have wallets of their own', async () => {
  show('transfer')
  const link = await screen.findByRole('link', { name: '轉換' })
  expect(link.getAttribute('href')).toBe('#/assets/gameAssets')
})

it('leads to the transactions where games are played from the main wallet, and names no transfer', async () => {
  show('seamless')
  const link = await screen.findByRole('link', { name: '交易紀錄' })
  expect(link.getAttribute('href')).toBe('#/transaction_record')
  expect(screen.queryByRole('link', { name: '轉換' })).toBeNull()
})

it('leads to deposit, withdrawal, VIP and bets whatever the game wallets', async () => {
  show('seamless')
  await screen.findByRole('link', { name: '交易紀錄' })
  const hrefs = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(hrefs).toEqual([
    ['存款', '#/deposit'],
    ['提款', '#/newWithdraw'],
    ['交易紀錄', '#/transaction_record'],
    ['VIP', '#/vip_member'],
    ['投注紀錄', '#/betting_record'],
  ])
})
