import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { GameResponse } from '../../../src/game-api/schema.ts'
import { GameApp } from '../../../web/shared/shell/game-app.tsx'
import {
  createTestPage,
  createTestSession,
  testFairness,
  testRound,
} from '../../../web/shared/testing/create-test-page.ts'
import { type FakeTable, snapshot, tableRound, update } from '../../../web/shared/testing/fake-table.ts'
import { setUpFakeTable } from '../../../web/shared/testing/set-up-fake-table.ts'
import type { SicBoRound } from '../schemas.ts'
import { page as gamePage } from './page.ts'

const DICE: [number, number, number] = [6, 5, 2]
const round = (change: Partial<SicBoRound> = {}): SicBoRound => ({
  ...testRound,
  game: 'sic-bo',
  status: 'open',
  settled_at: null,
  chips: [{ spot: 'big', amount: '10.00', win: '0.00' }],
  dice: null,
  ...change,
})
const settled = (win: string, chips: SicBoRound['chips']): SicBoRound =>
  round({ status: 'settled', settled_at: new Date().toISOString(), win, chips, dice: DICE })
const answer = (bet: SicBoRound, balance = '990.00'): GameResponse<'openRound'> => ({
  round: { ...bet },
  balance,
  fairness: testFairness,
})
const session = createTestSession({ game: 'sic-bo', balance: '1000.00' })

const table = setUpFakeTable()

const spot = (name: RegExp) => screen.getByRole('button', { name })
const tell = (message: Parameters<FakeTable['send']>[0]) => act(() => table.send(message))

async function open(page: ReturnType<typeof createTestPage>) {
  render(<GameApp page={gamePage} services={page.services} />)
  await screen.findByRole('group', { name: 'Betting table' })
  await waitFor(() => expect(table.hasJoined('standard')).toBe(true))
  tell(snapshot(tableRound('betting')))
}

it('lays chips out, sends them once, adds more to the bet, and takes it back', async () => {
  const more = round({ bet: '20.00', chips: [{ spot: 'big', amount: '20.00', win: '0.00' }] })
  const page = createTestPage({
    openSession: () => session,
    openRound: () => answer(round()),
    actOnRound: ({ action }) =>
      (action as { kind: string }).kind === 'add'
        ? answer(more, '980.00')
        : answer({ ...more, status: 'void' }, '1000.00'),
  })
  await open(page)
  fireEvent.click(spot(/^Big/))
  expect(spot(/^Big/).getAttribute('aria-description')).toBe('your bet 10')
  const send = await screen.findByRole('button', { name: /^Bet ?10 in total$/ })
  fireEvent.click(send)
  fireEvent.click(send)
  expect(await screen.findByRole('button', { name: /^Bet placed ?10 in total$/ })).toBeTruthy()
  // The bet in play is no earlier round.
  expect(screen.getByRole('button', { name: 'Repeat' })).toHaveProperty('disabled', true)
  fireEvent.keyDown(document.body, { code: 'KeyR', key: 'r' })
  expect(spot(/^Big/).getAttribute('aria-description')).toBe('your bet 10')
  expect(page.requestsOf('openRound')).toMatchObject([{ bet: { chips: [{ spot: 'big', amount: '10.00' }] } }])
  fireEvent.click(spot(/^Big/))
  fireEvent.click(await screen.findByRole('button', { name: /^Bet ?10 in total$/ }))
  expect(await screen.findByRole('button', { name: /^Bet placed ?20 in total$/ })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByRole('button', { name: /^Repeat last bet ?20 in total$/ })).toBeTruthy()
  expect(page.requestsOf('actOnRound')).toMatchObject([
    { action: { kind: 'add', chips: [{ spot: 'big', amount: '10.00' }] } },
    { action: { kind: 'cancel' } },
  ])
})

it('keeps chips that were not sent when betting closes, and sends nothing then', async () => {
  const page = createTestPage({ openSession: () => session })
  await open(page)
  fireEvent.click(spot(/^Odd/))
  tell(update(tableRound('closed')))
  expect(await screen.findByText('Unconfirmed chips stay for the next round')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /^Bet ?10 in total$/ }))
  expect(page.requestsOf('openRound')).toEqual([])
})

it('says why a chip is not placed, counting what is bet already', async () => {
  await open(createTestPage({ openSession: () => session }))
  fireEvent.click(screen.getByRole('button', { name: /^500 chip$/ }))
  fireEvent.click(spot(/^Triple 6/))
  expect((await screen.findByRole('alert')).textContent).toBe('The maximum bet on this spot is 200')
})

it('calls a return of no more than the stake no win', async () => {
  const chips = [
    { spot: 'big', amount: '10.00', win: '20.00' },
    { spot: 'small', amount: '10.00', win: '0.00' },
  ]
  await open(createTestPage({ openSession: () => session }))
  tell(update(tableRound('drawn', { result: { dice: DICE } })))
  tell({ type: 'mine', rounds: [{ ...settled('20.00', chips), bet: '20.00' }], balance: '1000.00' })
  expect(await screen.findByText('Paid 20.00')).toBeTruthy()
  expect(screen.queryByText(/^Net \+/)).toBeNull()
  expect(screen.queryByText(/You were paid/)).toBeNull()
})

it('lights the spots that win, and celebrates a win by its size', async () => {
  const chips = [{ spot: 'pair-2-5', amount: '10.00', win: '70.00' }]
  await open(createTestPage({ openSession: () => session }))
  tell(update(tableRound('drawn', { result: { dice: DICE } })))
  const inLastRow = spot(/^Single 2/)
  await waitFor(() => expect(inLastRow.dataset.win).toBe('true'))
  expect(spot(/^Pair 2 and 5/).dataset.win).toBe('true')
  expect(spot(/^Small/).dataset.win).toBe('false')
  const rows = [...screen.getByRole('group', { name: 'Betting table' }).querySelectorAll('[data-row]')]
  expect(
    rows.map((row) => row.getAttribute('data-over')),
    'the others are dimmed',
  ).toEqual(Array(6).fill('true'))
  tell({ type: 'mine', rounds: [settled('70.00', chips)], balance: '1060.00' })
  expect(await screen.findByText('Net +60.00')).toBeTruthy()
  expect(screen.queryByText('Big win')).toBeNull()
  const triple = {
    ...settled('1810.00', [{ spot: 'triple-6', amount: '10.00', win: '1810.00' }]),
    round_id: 'round-2',
  }
  tell({ type: 'mine', rounds: [triple], balance: '2870.00' })
  expect(await screen.findByText('Legendary win')).toBeTruthy()
})
