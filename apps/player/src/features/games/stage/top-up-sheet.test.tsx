import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { okEnvelope, setUpTestServer } from '../../../shared/testing/test-server.tsx'
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
  Wallet: 'transfer',
}
const onDeposit = vi.fn()
const page = (client: QueryClient, shown: { readonly isOpen: boolean; readonly isDepositing?: boolean }) => (
  <QueryClientProvider client={client}>
    <TopUpSheet
      gid="game"
      apiKey="slots"
      isDepositing={false}
      onClose={() => {}}
      onDeposit={onDeposit}
      {...shown}
    />
  </QueryClientProvider>
)
const newClient = () => new QueryClient({ defaultOptions: { queries: { staleTime: 15_000 } } })
const say = (changes: object) => {
  testServer.answers = { '/api/game/preEnter': okEnvelope({ ...entry, ...changes }) }
}

it('offers a transfer to a game with a wallet of its own', async () => {
  say({})
  render(page(newClient(), { isOpen: true }))
  expect(await screen.findByRole('textbox')).toBeTruthy()
})

it('shows the balances of now each time it opens', async () => {
  const client = newClient()
  say({})
  const { rerender } = render(page(client, { isOpen: true }))
  await screen.findByRole('textbox')
  rerender(page(client, { isOpen: false }))
  say({ GameBalance: '0.00' })
  rerender(page(client, { isOpen: true }))
  await waitFor(() => expect(screen.getByText('0.00')).toBeTruthy())
})

it.each([
  ['an empty main wallet', { Balance: '0.00' }, '主錢包餘額 0.00，不足最低轉入金額 1 元。'],
  ['less than a dollar', { Balance: '0.99', MinDeposit: 0 }, '主錢包餘額 0.99，不足最低轉入金額 1 元。'],
  [
    'less than the minimum',
    { Balance: '99.50', MinDeposit: 1000 },
    '主錢包餘額 99.50，不足最低轉入金額 1,000 元。',
  ],
])('%s: offers a deposit first, rather than a form that can only fail', async (_what, changes, words) => {
  say(changes)
  render(page(newClient(), { isOpen: true }))
  expect(await screen.findByText(words)).toBeDefined()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toContain('前往存款')
  expect(screen.queryByRole('button', { name: '轉入' })).toBeNull()
})

it('offers the transfer of exactly the minimum', async () => {
  say({ Balance: '100.99', MinDeposit: 100 })
  render(page(newClient(), { isOpen: true }))
  expect(await screen.findByRole('textbox')).toBeDefined()
})

it('deposits over the game where the main wallet has too little, and then shows what came', async () => {
  const client = newClient()
  say({ Balance: '0.00' })
  const { rerender } = render(page(client, { isOpen: true }))
  fireEvent.click(await screen.findByRole('button', { name: '前往存款' }))
  expect(onDeposit).toHaveBeenCalledOnce()
  expect(screen.queryByRole('link', { name: '前往存款' })).toBeNull()
  rerender(page(client, { isOpen: true, isDepositing: true }))
  say({ Balance: '500.00' })
  rerender(page(client, { isOpen: true }))
  expect(await screen.findByText('500.00')).toBeTruthy()
})
