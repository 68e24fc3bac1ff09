import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { GameResponse } from '../../../src/game-api/schema.ts'
import { GameApp } from '../../../web/shared/shell/game-app.tsx'
import {
  createTestPage,
  createTestSession,
  testFairness,
} from '../../../web/shared/testing/create-test-page.ts'
import type { RouletteRound } from '../schemas.ts'
import { page as gamePage } from './page.ts'
import { createTestRouletteRound } from './testing/create-test-roulette-round.ts'

const session = createTestSession({ game: 'roulette', balance: '1000.00' })
const answer = (round: RouletteRound, balance = '990.00'): GameResponse<'openRound'> => ({
  round: { ...round },
  balance,
  fairness: testFairness,
})
// Without motion a round ends as soon as its answer is there, however slow the machine.
beforeEach(() => {
  document.documentElement.dataset.motion = 'reduced'
})
afterEach(() => {
  delete document.documentElement.dataset.motion
})

const spinButton = () => screen.findByRole('button', { name: /^(Repeat and spin|Spin)/ })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

async function open(page: ReturnType<typeof createTestPage>) {
  render(<GameApp page={gamePage} services={page.services} />)
  await screen.findByRole('group', { name: /Numbers/ })
}

it('places chips, spins them once, and announces number and result', async () => {
  const page = createTestPage({
    openSession: () => session,
    openRound: () =>
      answer(
        createTestRouletteRound({
          win: '360.00',
          bet: '20.00',
          chips: [
            { spot: 'red', amount: '10.00', win: '0.00' },
            { spot: 'straight-17', amount: '10.00', win: '360.00' },
          ],
        }),
      ),
  })
  await open(page)
  press('Red')
  press('17 black')
  const spin = await spinButton()
  expect(spin.textContent).toBe('Spin20 in total')
  fireEvent.click(spin)
  fireEvent.click(spin)
  expect(await screen.findByText('17 black. You won 360.00', {}, { timeout: 10_000 })).toBeTruthy()
  expect(page.requestsOf('openRound')).toMatchObject([
    {
      bet: {
        table: 'european',
        chips: [
          { spot: 'red', amount: '10.00' },
          { spot: 'straight-17', amount: '10.00' },
        ],
      },
    },
  ])
})

it('offers the chips of the last round for a repeat', async () => {
  const page = createTestPage({
    openSession: () => createTestSession({ ...session, last_round: createTestRouletteRound() }),
    openRound: () => answer(createTestRouletteRound()),
  })
  await open(page)
  const spin = await spinButton()
  expect(spin.textContent).toBe('Repeat and spin10 in total')
  fireEvent.click(spin)
  await waitFor(() => expect(page.requestsOf('openRound')).toHaveLength(1))
  expect(page.requestsOf('openRound')).toMatchObject([{ bet: { chips: [{ spot: 'red', amount: '10.00' }] } }])
})

it('undoes, doubles and clears chips', async () => {
  await open(createTestPage({ openSession: () => session }))
  press('Red')
  press('Double')
  expect((await spinButton()).textContent).toBe('Spin20 in total')
  press('Undo')
  expect((await spinButton()).textContent).toBe('Spin10 in total')
  press('Clear')
  expect(screen.getByRole('button', { name: 'Place your bets' }).hasAttribute('disabled')).toBe(true)
})

it('says why a chip is not placed: the limits of the spot, and of the French table', async () => {
  await open(createTestPage({ openSession: () => session }))
  press('5,000, 5k chip')
  press('17 black')
  expect((await screen.findByRole('alert')).textContent).toBe('The maximum bet on this spot is 1,000')
  press('French')
  press('10 chip')
  press('Red')
  expect((await screen.findByRole('alert')).textContent).toBe('The minimum bet on this spot is 50')
})

it('says what the chips cover and count for turnover', async () => {
  await open(createTestPage({ openSession: () => session }))
  press('1st 12')
  expect(await screen.findByText(/12 numbers · Turnover 10/)).toBeTruthy()
  press('2nd 12')
  press('3rd 12')
  expect(await screen.findByText(/36 numbers · no turnover above 24/)).toBeTruthy()
})

it('bets on neighbours and sectors on the racetrack', async () => {
  await open(createTestPage({ openSession: () => session }))
  press('Racetrack')
  fireEvent.click(await screen.findByRole('button', { name: '0 green' }))
  expect((await spinButton()).textContent).toBe('Spin50 in total')
  press('Tiers')
  expect((await spinButton()).textContent).toBe('Spin110 in total')
})

it('bets on splits, streets, corners and lines from the keyboard', async () => {
  await open(createTestPage({ openSession: () => session }))
  const five = screen.getByRole('button', { name: '5 red' })
  for (const key of ['s', 'c', 'l']) fireEvent.keyDown(five, { key })
  expect((await spinButton()).textContent).toBe('Spin30 in total')
  press('Saved')
  const sheet = await screen.findByRole('dialog', { name: 'Saved' })
  fireEvent.click(within(sheet).getByRole('button', { name: 'Save these bets' }))
  expect(within(sheet).getByText('Street 4 5 6 · Corner 5 6 8 9 · Six line 4–9')).toBeTruthy()
})

it('counts the latest numbers', async () => {
  const past = [5, 17, 17].map((number, index) => ({
    ...createTestRouletteRound({ number }),
    round_id: `round-${index}`,
  }))
  await open(
    createTestPage({
      openSession: () => session,
      listRounds: () => ({ list: past, next_cursor: null }),
    }),
  )
  const latest = screen.getByRole('button', { name: /^Statistics/ })
  await waitFor(() => expect(latest.textContent).toBe('Statistics 51717'))
  fireEvent.click(latest)
  const sheet = await screen.findByRole('dialog', { name: 'Statistics' })
  expect(within(sheet).getByText('Last 3 rounds')).toBeTruthy()
  expect(within(sheet).getByRole('button', { name: '17 2×' })).toBeTruthy()
  expect(
    within(sheet).getByText('Every round is independent: past numbers don’t change the next one.'),
  ).toBeTruthy()
})
