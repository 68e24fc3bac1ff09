import { fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { GameResponse } from '../../../src/game-api/schema.ts'
import { GameApp } from '../../../web/shared/shell/game-app.tsx'
import {
  createTestPage,
  createTestSession,
  testFairness,
} from '../../../web/shared/testing/create-test-page.ts'
import type { PlinkoRound } from '../schemas.ts'
import { slotLabelStyle } from './board/slot-colour.ts'
import { page as gamePage } from './page.ts'
import { createTestPlinkoRound } from './testing/create-test-plinko-round.ts'

const SLOW = { timeout: 10_000 }
const session = createTestSession({ game: 'plinko' })
const answer = (round: PlinkoRound, balance = '140.00'): GameResponse<'openRound'> => ({
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

function open(page: ReturnType<typeof createTestPage>) {
  render(<GameApp page={gamePage} services={page.services} />)
  return screen.findByRole('button', { name: /Drop/ })
}

it('drops a ball, one request for a double tap, and says what it came to', async () => {
  const page = createTestPage({
    openSession: () => session,
    openRound: () => answer(createTestPlinkoRound()),
  })
  const drop = await open(page)
  fireEvent.click(drop)
  fireEvent.click(drop)
  expect(await screen.findByText('Landed on 5×. You won 50.00', {}, SLOW)).toBeTruthy()
  expect(page.requestsOf('openRound')).toMatchObject([
    { bet: { amount: '10.00', balls: 1, rows: 12, risk: 'medium' } },
  ])
})

it('calls a payout at or below the stake no win', async () => {
  const page = createTestPage({
    openSession: () => session,
    openRound: () => answer(createTestPlinkoRound({ win: '7.00', paths: [0b1111] }), '97.00'),
  })
  fireEvent.click(await open(page))
  expect(await screen.findByText('Landed on 0.7×. Returned 7.00 of a 10.00 bet', {}, SLOW)).toBeTruthy()
  expect(screen.queryByText(/You won/)).toBeNull()
})

it('takes rows, risk and a typed number of balls, and no more than a round may stake', async () => {
  const page = createTestPage({
    openSession: () => createTestSession({ game: 'plinko', balance: '100000.00' }),
    openRound: () => answer(createTestPlinkoRound()),
  })
  await open(page)
  fireEvent.click(screen.getByRole('button', { name: 'Risk High' }))
  fireEvent.change(screen.getByRole('slider', { name: /Rows/ }), { target: { value: '16' } })
  fireEvent.change(screen.getByLabelText('Balls'), { target: { value: '100' } })
  fireEvent.change(screen.getByLabelText('Bet per ball'), { target: { value: '500' } })
  fireEvent.click(screen.getByRole('button', { name: 'Drop 20 balls 10,000 in total' }))
  await screen.findByText(/You won/, {}, SLOW)
  expect(page.requestsOf('openRound')).toMatchObject([
    { bet: { amount: '500.00', balls: 20, rows: 16, risk: 'high' } },
  ])
})

it('refuses a typed number of balls that is none', async () => {
  const page = createTestPage({ openSession: () => session })
  const drop = await open(page)
  fireEvent.change(screen.getByLabelText('Balls'), { target: { value: '0' } })
  expect(screen.getByRole('alert').textContent).toContain('Enter 1 to 100 balls.')
  expect(drop.hasAttribute('disabled')).toBe(true)
})

it('shows the exact odds of each slot', async () => {
  const page = createTestPage({ openSession: () => createTestSession({ game: 'plinko' }) })
  await open(page)
  fireEvent.change(screen.getByRole('slider', { name: /Rows/ }), { target: { value: '16' } })
  fireEvent.click(screen.getByRole('button', { name: 'Risk High' }))
  fireEvent.click(screen.getByRole('button', { name: /^Odds of each slot/ }))
  const sheet = await screen.findByRole('dialog', { name: /Odds of each slot/ })
  const rows = within(sheet).getAllByRole('row')
  expect(rows).toHaveLength(18)
  expect(rows[1]?.textContent).toBe('888×0.0015%1 in 65,5368,880')
  expect(rows[9]?.textContent).toBe('0.2×19.6381%1 in 5.12')
})

it('writes on each slot in the colour that can be read on it', async () => {
  const page = createTestPage({ openSession: () => session })
  await open(page)
  const slots = screen
    .getByRole('button', { name: /^Odds of each slot/ })
    .querySelectorAll<HTMLElement>('.num > *')
  expect(slots).toHaveLength(13)
  // Gold at the edge, dark teal in the middle.
  expect([slots[0], slots[6]].map((slot) => slot?.style.color)).toEqual(
    [slotLabelStyle(0, 12), slotLabelStyle(6, 12)].map(({ color }) => asShown(color)),
  )
})

/** A colour as an element has it. */
function asShown(color: string): string {
  const element = document.createElement('span')
  element.style.color = color
  return element.style.color
}

it('says before any call that the balance does not cover all balls', async () => {
  const page = createTestPage({
    openSession: () => createTestSession({ game: 'plinko', balance: '99.00' }),
  })
  await open(page)
  fireEvent.change(screen.getByLabelText('Balls'), { target: { value: '10' } })
  fireEvent.click(screen.getByRole('button', { name: /Drop 10 balls/ }))
  await screen.findByRole('dialog', { name: 'Not enough balance' })
  expect(page.requestsOf('openRound')).toEqual([])
})

it('shows the last round again after it was reloaded', async () => {
  const page = createTestPage({
    openSession: () =>
      createTestSession({
        game: 'plinko',
        last_round: createTestPlinkoRound({ paths: [0, 255, 1], bet: '30.00', win: '127.00' }),
      }),
  })
  await open(page)
  expect(screen.getByText('3 / 3')).toBeTruthy()
  expect(screen.getByText('127.00')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Drop 3 balls 30 in total' })).toBeTruthy()
})
