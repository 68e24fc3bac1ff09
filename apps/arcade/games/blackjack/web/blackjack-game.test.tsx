import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { GameResponse, OpenSessionResponse } from '../../../src/game-api/schema.ts'
import { NO_DUTIES } from '../../../src/sessions/duties.ts'
import { GameApp } from '../../../web/shared/shell/game-app.tsx'
import {
  createTestPage,
  createTestSession,
  testFairness,
} from '../../../web/shared/testing/create-test-page.ts'
import type { BlackjackAction, BlackjackRound } from '../schemas.ts'
import { CARD_MS } from './handlers.ts'
import { page as gamePage } from './page.ts'
import { createTestBlackjackRound } from './testing/create-test-blackjack-round.ts'

const SLOW = { timeout: 8_000 }
const answerWith = (round: BlackjackRound): GameResponse<'openRound'> => ({
  round,
  balance: '900.00',
  fairness: testFairness,
})
const session = (change: Partial<OpenSessionResponse> = {}) =>
  createTestSession({ game: 'blackjack', balance: '1000.00', ...change })
const show = (page: ReturnType<typeof createTestPage>) =>
  render(<GameApp page={gamePage} services={page.services} />)
const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }, SLOW))
const stand: BlackjackAction = { kind: 'stand', hand: 1 }

it('deals the chosen bets once, and stands for a win', async () => {
  const page = createTestPage({
    openSession: () => session(),
    openRound: () => answerWith(createTestBlackjackRound('TS 9D 9H 8C')),
    actOnRound: () => answerWith(createTestBlackjackRound('TS 9D 9H 8C', [stand])),
  })
  show(page)
  await press('50 chip')
  await press(/Left spot/)
  const deal = screen.getByRole('button', { name: /Deal/ })
  fireEvent.click(deal)
  fireEvent.click(deal)
  expect(page.requestsOf('openRound')).toMatchObject([{ bet: { spots: ['50.00', '100.00', null] } }])
  await waitFor(
    () => expect(screen.getByRole('button', { name: 'Stand' })).toHaveProperty('disabled', false),
    SLOW,
  )
  expect(screen.getByRole('img', { name: 'face-down card' })).toBeTruthy()
  await press('Stand')
  expect(await screen.findByText('You win 100.00', {}, SLOW)).toBeTruthy()
  expect(page.requestsOf('actOnRound')).toMatchObject([{ action: stand }])
})

it('never calls a push or a surrender a win', async () => {
  const surrender: BlackjackAction = { kind: 'surrender', hand: 1 }
  for (const [action, note] of [
    [stand, 'Push. Your bet is returned.'],
    [surrender, 'The dealer wins'],
  ] as const) {
    const opened = createTestBlackjackRound('TS 9D 7H 8C')
    const page = createTestPage({
      openSession: () => session({ open_round: opened, last_round: opened }),
      actOnRound: () => answerWith(createTestBlackjackRound('TS 9D 7H 8C', [action])),
    })
    const { unmount } = show(page)
    await press(action.kind === 'stand' ? 'Stand' : 'Surrender')
    expect(await screen.findByText(note, {}, SLOW)).toBeTruthy()
    expect(screen.queryByText(/You win/)).toBeNull()
    unmount()
  }
})

it('resumes an open round, and hints what basic strategy does', async () => {
  const opened = createTestBlackjackRound('TS TD 6H 8C')
  show(createTestPage({ openSession: () => session({ open_round: opened, last_round: opened }) }))
  expect(await screen.findByText('Unfinished round restored', {}, SLOW)).toBeTruthy()
  expect(screen.getByRole('img', { name: '6 of hearts' })).toBeTruthy()
  await press('Hint off')
  expect(await screen.findByText('Best: Surrender')).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Split/ })).toHaveProperty('disabled', true)
})

it('asks about the insurance first, and offers to decline it', async () => {
  const opened = createTestBlackjackRound('TS AD 9H 7C')
  const declined: BlackjackAction = { kind: 'insurance', spots: [] }
  const page = createTestPage({
    openSession: () => session({ open_round: opened, last_round: opened }),
    actOnRound: () => answerWith(createTestBlackjackRound('TS AD 9H 7C', [declined])),
  })
  show(page)
  expect(await screen.findByRole('button', { name: 'Insure for 50' }, SLOW)).toBeTruthy()
  await press('No insurance')
  await waitFor(() => expect(page.requestsOf('actOnRound')).toMatchObject([{ action: declined }]))
  await waitFor(
    () => expect(screen.getByRole('button', { name: 'Hit' })).toHaveProperty('disabled', false),
    SLOW,
  )
})

describe('a press on the table while cards are dealt', () => {
  const HURRY = { name: 'Speed up the deal' }
  /** Opens a round, and returns how many cards were waited for at the usual pace so far. */
  async function deal(turbo: boolean) {
    const waits = vi.spyOn(window, 'setTimeout')
    const page = createTestPage({
      openSession: () => session({ duties: { ...NO_DUTIES, turbo } }),
      openRound: () => answerWith(createTestBlackjackRound('TS 9D 9H 8C')),
    })
    show(page)
    await press(/Left spot/)
    fireEvent.click(screen.getByRole('button', { name: /Deal/ }))
    return () => waits.mock.calls.filter(([, ms]) => ms === CARD_MS).length
  }
  afterEach(() => vi.restoreAllMocks())

  it('speeds up the rest, and is no press on anything once they lie there', async () => {
    const slowCards = await deal(true)
    fireEvent.click(await screen.findByRole('button', HURRY))
    const before = slowCards()
    await waitFor(
      () => expect(screen.getByRole('button', { name: 'Stand' })).toHaveProperty('disabled', false),
      SLOW,
    )
    expect(slowCards()).toBe(before)
    expect(screen.queryByRole('button', HURRY)).toBeNull()
  })

  it('does nothing where the hall allows no turbo: there is nothing to press', async () => {
    const slowCards = await deal(false)
    await waitFor(() => expect(slowCards()).toBeGreaterThan(0), SLOW)
    expect(screen.queryByRole('button', HURRY)).toBeNull()
    await waitFor(
      () => expect(screen.getByRole('button', { name: 'Stand' })).toHaveProperty('disabled', false),
      SLOW,
    )
    // The chips, and two cards each for player and dealer.
    expect(slowCards()).toBe(5)
  })
})
