import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { GameResponse } from '../../../src/game-api/schema.ts'
import { GameApp } from '../../../web/shared/shell/game-app.tsx'
import {
  createTestPage,
  createTestSession,
  testFairness,
  testRound,
} from '../../../web/shared/testing/create-test-page.ts'
import { evaluateSpin } from '../rules.ts'
import { page as gamePage } from './page.ts'

/** A spin with cherries on two reels of a line: the stake comes back. */
const returned = {
  stops: [3, 0, 4],
  line_wins: [{ line: 0, symbol: 'cherry', count: 2, has_lantern: false, win: '10.00' }],
}

function spun(win: string, { stops, line_wins } = returned): GameResponse<'openRound'> {
  const grid = evaluateSpin(stops).grid.map((column) => [...column])
  const round = { ...testRound, game: 'neon-sevens', win, stops, grid, line_wins }
  return { round, balance: '90.00', fairness: testFairness }
}

async function open(page: ReturnType<typeof createTestPage>) {
  render(<GameApp page={gamePage} services={page.services} />)
  return screen.findByRole('button', { name: 'Spin' })
}
const pageThatSpins = (answer: GameResponse<'openRound'>) =>
  createTestPage({ openSession: () => createTestSession({ game: 'neon-sevens' }), openRound: () => answer })

it('spins once for a double tap and calls a payout above the stake a win', async () => {
  const page = pageThatSpins(spun('40.00'))
  const spin = await open(page)
  fireEvent.click(spin)
  fireEvent.click(spin)
  expect(page.requestsOf('openRound')).toHaveLength(1)
  expect(await screen.findByText('You won 40.00', {}, { timeout: 8_000 })).toBeTruthy()
})

it('never calls a return of the stake a win', async () => {
  fireEvent.click(await open(pageThatSpins(spun('10.00'))))
  expect(await screen.findByText('Returned 10.00 of a 10.00 bet', {}, { timeout: 8_000 })).toBeTruthy()
  expect(screen.queryByText('Win')).toBeNull()
})

it('spins with the lever, and keeps the paytable in sight at the chosen stake', async () => {
  const page = pageThatSpins(spun('0.00', { ...returned, line_wins: [] }))
  await open(page)
  fireEvent.click(screen.getByRole('button', { name: '20' }))
  expect(screen.getByText('1,000')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Lever' }))
  await waitFor(() => expect(page.requestsOf('openRound')).toMatchObject([{ bet: { amount: '20.00' } }]))
})

it('pulls the lever down while a round is shown', async () => {
  fireEvent.click(await open(pageThatSpins(spun('0.00', { ...returned, line_wins: [] }))))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Lever' }).innerHTML).toContain('pulled'))
})

it('leaves the lever up in a replay, in which nobody pulls it', async () => {
  const { round } = spun('0.00', { ...returned, line_wins: [] })
  const page = createTestPage({
    openSession: () => createTestSession({ game: 'neon-sevens' }),
    listRounds: () => ({ list: [round], next_cursor: null }),
  })
  await open(page)
  fireEvent.click(screen.getByRole('button', { name: 'Game menu' }))
  fireEvent.click(await screen.findByRole('tab', { name: 'History' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Replay' }))
  await waitFor(() => expect(screen.getByRole('main').dataset.busy).toBe('true'))
  expect(screen.getByRole('button', { name: 'Lever' }).innerHTML).not.toContain('pulled')
})

it.each([true, false])(
  'stops the reels by hand only where the hall lets a round be hurried (%s)',
  async (turbo) => {
    const session = createTestSession({ game: 'neon-sevens' })
    const page = createTestPage({
      openSession: () => ({ ...session, duties: { ...session.duties, turbo } }),
      openRound: () => spun('0.00', { ...returned, line_wins: [] }),
    })
    fireEvent.click(await open(page))
    await waitFor(() => expect(screen.getByRole('main').dataset.busy).toBe('true'))
    expect(screen.queryByRole('button', { name: 'Stop now' }) !== null).toBe(turbo)
    if (!turbo) expect(screen.getByRole('button', { name: 'Spin' })).toHaveProperty('disabled', true)
  },
)

it('plays automatically only with a loss limit, and offers neither autoplay nor turbo where they are barred', async () => {
  const page = pageThatSpins(spun('0.00', { ...returned, line_wins: [] }))
  await open(page)
  fireEvent.click(screen.getByRole('button', { name: /Autoplay/ }))
  const start = await screen.findByRole('button', { name: 'Start autoplay' })
  expect(start).toHaveProperty('disabled', true)
  fireEvent.click(screen.getByLabelText('250'))
  fireEvent.click(start)
  await waitFor(() => expect(page.requestsOf('openRound')).toHaveLength(1))
  cleanup()
  const barred = createTestSession({ game: 'neon-sevens' })
  await open(
    createTestPage({
      openSession: () => ({ ...barred, duties: { ...barred.duties, autoplay: false, turbo: false } }),
    }),
  )
  expect(screen.queryByRole('button', { name: /Autoplay/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Turbo' })).toBeNull()
})
