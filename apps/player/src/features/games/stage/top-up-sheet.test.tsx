import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { okEnvelope, renderPageAt, setUpTestServer } from '../../../shared/testing/test-server.tsx'
import { TopUpSheet } from './top-up-sheet.tsx'

const testServer = setUpTestServer()
const entry = {
  MinDeposit: 1,
  MaxDeposit: null,
  GameBalance: '12.50',
  ApiName: '極光電子',
  GameUrl: '/startGame?gid=game',
  AutoEnter: true,
  Balance: '12.50',
  OpenRound: null,
  Prefetch: [],
}
const page = (isOpen: boolean, client: QueryClient) => (
  <QueryClientProvider client={client}>
    <TopUpSheet gid="game" apiKey="slots" isOpen={isOpen} onClose={() => {}} />
  </QueryClientProvider>
)
const show = (Wallet: 'transfer' | 'seamless') => {
  testServer.answers = { '/api/game/preEnter': okEnvelope({ ...entry, Wallet }) }
  renderPageAt(<TopUpSheet gid="game" apiKey="slots" isOpen onClose={() => {}} />, {
    name: 'home',
    path: '/',
  })
}

it('offers a deposit, and no transfer, to a game on the main wallet', async () => {
  show('seamless')
  expect(await screen.findByText('這個遊戲直接使用您的主錢包，存款後即可繼續。')).toBeTruthy()
  expect(screen.getByRole('link', { name: '前往存款' })).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('offers a transfer to a game with a wallet of its own', async () => {
  show('transfer')
  expect(await screen.findByRole('textbox')).toBeTruthy()
})

it('shows the balances of now each time it opens', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 15_000 } } })
  testServer.answers = { '/api/game/preEnter': okEnvelope({ ...entry, Wallet: 'transfer' }) }
  const { rerender } = render(page(true, client))
  await screen.findByRole('textbox')
  rerender(page(false, client))
  testServer.answers = {
    '/api/game/preEnter': okEnvelope({ ...entry, GameBalance: '0.00', Wallet: 'transfer' }),
  }
  rerender(page(true, client))
  await waitFor(() => expect(screen.getByText('0.00')).toBeTruthy())
})
