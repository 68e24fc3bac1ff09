import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { GameResponse } from '../../../src/game-api/schema.ts'
import { GameApp } from '../../../web/shared/shell/game-app.tsx'
import {
  createTestPage,
  createTestSession,
  testFairness,
} from '../../../web/shared/testing/create-test-page.ts'
import { page as gamePage } from './page.ts'
import { createTestDragonGateRound, createTestSpin } from './testing/create-test-dragon-gate-round.ts'

const wonRound = createTestDragonGateRound({
  win: '25.00',
  spins: [createTestSpin({ win: '25.00', line_wins: [{ line: 0, symbol: 'koi', count: 3, win: '25.00' }] })],
})
const spun: GameResponse<'openRound'> = { round: { ...wonRound }, balance: '115.00', fairness: testFairness }

async function open(page: ReturnType<typeof createTestPage>) {
  render(<GameApp page={gamePage} services={page.services} />)
  return screen.findByRole('button', { name: 'Spin' })
}

it('sends one spin for a double tap and shows the win only after the response', async () => {
  const answer = Promise.withResolvers<GameResponse<'openRound'>>()
  const page = createTestPage({
    openSession: () => createTestSession({ game: 'dragon-gate' }),
    openRound: () => answer.promise,
  })
  const spin = await open(page)
  fireEvent.click(spin)
  fireEvent.click(spin)
  expect(page.requestsOf('openRound')).toHaveLength(1)
  expect(screen.getByText('Good luck')).toBeTruthy()
  expect(screen.queryByText('Win')).toBeNull()
  answer.resolve(spun)
  expect(await screen.findByText('You won 25.00', {}, { timeout: 8_000 })).toBeTruthy()
  expect(page.sentMessages.filter((message) => message.type === 'balance').at(-1)).toMatchObject({
    balance: '115.00',
  })
})

it('retries with the same request id when a response was lost', async () => {
  let asked = 0
  const page = createTestPage({
    openSession: () => createTestSession({ game: 'dragon-gate' }),
    openRound: () => {
      asked += 1
      return asked < 3 ? { kind: 'timeout' } : spun
    },
  })
  fireEvent.click(await open(page))
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByText('You won 25.00', {}, { timeout: 8_000 })
  const ids = page.requestsOf('openRound').map((request) => JSON.stringify(request))
  expect(ids).toHaveLength(3)
  expect(new Set(ids).size).toBe(1)
})

it('reports an insufficient balance with its figures before any call, and offers a transfer', async () => {
  const page = createTestPage({
    openSession: () => createTestSession({ game: 'dragon-gate', balance: '9.99' }),
  })
  fireEvent.click(await open(page))
  const sheet = await screen.findByRole('dialog', { name: 'Not enough balance' })
  expect(sheet.textContent).toContain('This bet costs 10.00. You have 9.99, so you’re 0.01 short.')
  fireEvent.click(within(sheet).getByRole('button', { name: 'Add money' }))
  expect(page.requestsOf('openRound')).toEqual([])
  await waitFor(() =>
    expect(page.sentMessages).toContainEqual({ type: 'need_balance', balance: '9.99', currency: 'TWD' }),
  )
})

it('stops and offers the way back to the lobby when the session was replaced', async () => {
  const page = createTestPage({
    openSession: () => createTestSession({ game: 'dragon-gate' }),
    openRound: () => ({ kind: 'refused', code: 'SESSION_REPLACED' }),
  })
  fireEvent.click(await open(page))
  fireEvent.click(await screen.findByRole('button', { name: 'Back to the lobby' }))
  expect(page.sentMessages.at(-1)).toEqual({ type: 'close' })
})

it('starts autoplay only with a loss limit', async () => {
  const page = createTestPage({
    openSession: () => createTestSession({ game: 'dragon-gate' }),
    openRound: () => spun,
  })
  await open(page)
  fireEvent.click(screen.getByRole('button', { name: /Autoplay/ }))
  const sheet = await screen.findByRole('dialog', { name: 'Autoplay' })
  const start = within(sheet).getByRole('button', { name: 'Start autoplay' })
  expect(start.hasAttribute('disabled')).toBe(true)
  expect(within(sheet).getByText('Choose a loss limit to start.')).toBeTruthy()
  fireEvent.click(within(sheet).getByLabelText('250'))
  fireEvent.click(start)
  await waitFor(() => expect(page.requestsOf('openRound')).toHaveLength(1))
})
