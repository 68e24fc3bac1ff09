import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { GameResponse } from '../../../src/game-api/schema.ts'
import type { TableRound } from '../../../src/shared-rounds/table-protocol.ts'
import { GameApp } from '../../../web/shared/shell/game-app.tsx'
import {
  createTestPage,
  createTestSession,
  testFairness,
  testRound,
} from '../../../web/shared/testing/create-test-page.ts'
import { type FakeTable, snapshot, tableRound } from '../../../web/shared/testing/fake-table.ts'
import { setUpFakeTable } from '../../../web/shared/testing/set-up-fake-table.ts'
import type { BaccaratRound } from '../schemas.ts'
import { page as gamePage } from './page.ts'
import { createHand } from './testing/create-hand.ts'

const HAND = createHand('9S TD', '2H 5C')
/** The third hand of its shoe. */
const handRound = (phase: TableRound['phase'], change: Partial<TableRound> = {}) =>
  tableRound(phase, { number: HAND.hand, ...change })
const session = createTestSession({ game: 'baccarat', balance: '1000.00' })
const roundOf = (change: Partial<BaccaratRound> = {}): BaccaratRound => ({
  ...testRound,
  game: 'baccarat',
  status: 'open',
  settled_at: null,
  bet: '200.00',
  win: '0.00',
  table: 'standard',
  chips: [
    { spot: 'player', amount: '100.00', win: '0.00' },
    { spot: 'tie', amount: '100.00', win: '0.00' },
  ],
  hand: null,
  ...change,
})
const answer = (round: BaccaratRound, balance: string): GameResponse<'openRound'> => ({
  round: { ...round },
  balance,
  fairness: testFairness,
})

const table = setUpFakeTable()

const button = (name: RegExp) => screen.getByRole('button', { name })
const press = (name: RegExp) => fireEvent.click(button(name))
const send = (message: Parameters<FakeTable['send']>[0]) => act(() => table.send(message))

async function open(page: ReturnType<typeof createTestPage>) {
  render(<GameApp page={gamePage} services={page.services} />)
  await waitFor(() => expect(table.hasJoined('standard')).toBe(true))
}

it('bets chips in one call, adds more to the same bet, and takes them back', async () => {
  const page = createTestPage({
    openSession: () => session,
    openRound: () => answer(roundOf(), '800.00'),
    actOnRound: ({ action }) =>
      answer(
        (action as { kind: string }).kind === 'cancel'
          ? roundOf({ status: 'void' })
          : roundOf({ bet: '300.00' }),
        '700.00',
      ),
  })
  await open(page)
  send(snapshot(handRound('betting')))
  press(/^Player\s*Pays 1$/)
  expect(button(/^Player\s*Pays 1$/).getAttribute('aria-description')).toBe('100 placed')
  press(/^Tie/)
  press(/^Confirm bets/)
  await screen.findByText('Bet 200')
  // The bet in play is no earlier round.
  expect(button(/^Repeat$/)).toHaveProperty('disabled', true)
  press(/^Banker/)
  press(/^Add chips/)
  await screen.findByText('Bet 200')
  expect(page.requestsOf('openRound')).toMatchObject([
    {
      bet: {
        table: 'standard',
        chips: [
          { spot: 'player', amount: '100.00' },
          { spot: 'tie', amount: '100.00' },
        ],
      },
    },
  ])
  await waitFor(() =>
    expect(page.requestsOf('actOnRound')).toMatchObject([
      { round_id: 'round-1', action: { kind: 'add', chips: [{ spot: 'banker', amount: '100.00' }] } },
    ]),
  )
  press(/^Cancel bet/)
  await screen.findByText('Bet cancelled and returned')
})

it('deals face down; a card turns when pressed, all one by one on request, and the result is announced last', async () => {
  const page = createTestPage({ openSession: () => session })
  await open(page)
  // All four cards are dealt.
  const runs_at = new Date(Date.now() - 1_100).toISOString()
  send(snapshot(handRound('running', { runs_at, result: HAND })))
  expect(screen.queryByRole('img', { name: '9 of spades' })).toBeNull()
  const card = await screen.findByRole('button', { name: /^Squeeze Player card 1/ }, { timeout: 5_000 })
  fireEvent.click(card)
  expect(screen.getByRole('img', { name: '9 of spades' })).toBeTruthy()
  expect(screen.queryByRole('img', { name: '2 of hearts' })).toBeNull()
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now())
  press(/^Reveal all/)
  expect(screen.getByRole('img', { name: '10 of diamonds' })).toBeTruthy()
  expect(screen.queryByRole('img', { name: /of (hearts|clubs)$/ })).toBeNull()
  expect(screen.queryByText(/Player wins/)).toBeNull()
  now.mockRestore()
  expect(await screen.findByRole('img', { name: '2 of hearts' })).toBeTruthy()
  expect(await screen.findByRole('img', { name: '5 of clubs' })).toBeTruthy()
  expect(await screen.findByText('Player wins: Player 9, Banker 7')).toBeTruthy()
})

it('says a return of no more than the stake as what it is, and a win by its net', async () => {
  const page = createTestPage({ openSession: () => session })
  await open(page)
  const settled_at = new Date().toISOString()
  const runs_at = new Date(Date.now() - 10_000).toISOString()
  send(snapshot(handRound('settled', { runs_at, result: HAND })))
  const mine = (round: BaccaratRound) => send({ type: 'mine', rounds: [{ ...round }], balance: '1000.00' })
  mine(roundOf({ status: 'settled', settled_at, win: '200.00', hand: HAND }))
  expect(await screen.findAllByText('Returned 200.00 of a 200.00 bet')).not.toHaveLength(0)
  expect(screen.queryByText(/You won/)).toBeNull()
  mine(
    roundOf({ round_id: 'round-2', status: 'settled', settled_at, bet: '100.00', win: '200.00', hand: HAND }),
  )
  expect(await screen.findByText('You won 200.00')).toBeTruthy()
  // On the table, and as the net position of the session.
  expect(screen.getAllByText('+100.00')).toHaveLength(2)
})

it('takes no chips before betting opens, and no big and small after the thirtieth hand', async () => {
  const page = createTestPage({ openSession: () => session })
  await open(page)
  send(snapshot(handRound('closed')))
  expect(button(/^Player\s*Pays 1$/)).toHaveProperty('disabled', true)
  send(snapshot(handRound('betting', { number: 31 })))
  expect(button(/^Player\s*Pays 1$/)).toHaveProperty('disabled', false)
  expect(button(/^Small.*first 30 hands/)).toHaveProperty('disabled', true)
})

it('takes the chips along to another table, and says which ones that table has no spot for', async () => {
  const page = createTestPage({ openSession: () => session })
  await open(page)
  send(snapshot(handRound('betting')))
  press(/^No commission$/)
  send(snapshot(handRound('betting')))
  press(/^Super 6/)
  press(/^Player\s/)
  press(/^Classic$/)
  expect(button(/^Player\s/).getAttribute('aria-description')).toBe('100 placed')
  expect(screen.queryByRole('button', { name: /^Super 6/ })).toBeNull()
  expect(screen.getByText('No Super 6 at this table: 100 not placed')).toBeTruthy()
  press(/^Tie/)
  expect(screen.queryByText(/not placed/)).toBeNull()
})

it('keeps the table while a bet is placed, and says why', async () => {
  const page = createTestPage({
    openSession: () => session,
    openRound: () => answer(roundOf(), '800.00'),
  })
  await open(page)
  send(snapshot(handRound('betting')))
  const other = button(/^No commission$/)
  expect(other.getAttribute('aria-disabled')).toBe('false')
  press(/^Player\s/)
  press(/^Confirm bets/)
  await screen.findByText('Bet 200')
  expect(other.getAttribute('aria-disabled')).toBe('true')
  expect(other.title).toBe('Your bet is placed: change tables after this hand')
  fireEvent.click(other)
  expect(screen.getByText('Your bet is placed: change tables after this hand')).toBeTruthy()
  expect(other.getAttribute('aria-pressed')).toBe('false')
  // The way to take the bet back stays.
  expect(button(/^Cancel bet/)).toBeTruthy()
})

it('counts no chips in the price that this hand does not take, and says so', async () => {
  const page = createTestPage({ openSession: () => session })
  await open(page)
  send(snapshot(handRound('betting', { number: 30 })))
  press(/^Small/)
  press(/^Player\s/)
  expect(button(/^Confirm bets\s*Total 200$/)).toBeTruthy()
  send(snapshot(handRound('betting', { number: 31 })))
  expect(button(/^Confirm bets\s*Total 100$/)).toBeTruthy()
  expect(
    screen.getAllByText('Big and Small are available for the first 30 hands of a shoe'),
  ).not.toHaveLength(0)
})

it('repeats what the table has spots for', async () => {
  const last = roundOf({
    status: 'settled',
    chips: [
      { spot: 'super_six', amount: '100.00', win: '0.00' },
      { spot: 'banker', amount: '200.00', win: '0.00' },
    ],
    table: 'super_six',
  })
  const page = createTestPage({ openSession: () => ({ ...session, last_round: { ...last } }) })
  render(<GameApp page={gamePage} services={page.services} />)
  await waitFor(() => expect(table.hasJoined('super_six')).toBe(true))
  send(snapshot(handRound('betting')))
  press(/^Classic$/)
  send(snapshot(handRound('betting')))
  press(/^Repeat$/)
  expect(button(/^Banker\s/).getAttribute('aria-description')).toBe('200 placed')
  expect(button(/^Confirm bets\s*Total 200$/)).toBeTruthy()
  expect(screen.getByText('No Super 6 at this table: 100 not placed')).toBeTruthy()
})

it('shows the roads of the shoe, and what the derived ones would be', async () => {
  const page = createTestPage({ openSession: () => session })
  await open(page)
  const results = Array.from({ length: 6 }, (_, index) => ({
    number: index + 1,
    is_void: false,
    result: { ...HAND, hand: index + 1 },
    seed: '',
    commitment: '',
    salt: '',
    salt_source: { kind: 'player' } as const,
  }))
  send(snapshot(handRound('betting', { number: 7 }), results))
  expect(screen.getByRole('img', { name: 'Big road, latest: P P P P P P' })).toBeTruthy()
  expect(screen.getByText('Pattern · Player run')).toBeTruthy()
  press(/^If Banker: Big eye road not started yet/)
  expect(button(/^If Banker/).getAttribute('aria-pressed')).toBe('true')
})
