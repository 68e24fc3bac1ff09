import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { GameApp } from '../../../web/shared/shell/game-app.tsx'
import {
  createTestPage,
  createTestSession,
  testFairness,
} from '../../../web/shared/testing/create-test-page.ts'
import { minesActionSchema } from '../schemas.ts'
import { page as gamePage } from './page.tsx'
import { createTestMinesRound } from './testing/create-test-mines-round.ts'

const session = createTestSession({
  game: 'mines',
  bets: { min: '10.00', max: '5000.00', choices: [], step: '1.00', start: '10.00' },
})
const opened = createTestMinesRound({})
const picked = createTestMinesRound({
  picks: [6],
  multiplier: '1.12',
  payout: '11.25',
  next_multiplier: '1.28',
  next_payout: '12.85',
})
const cashed = createTestMinesRound({
  ...picked,
  status: 'settled',
  win: '11.25',
  mine_tiles: [0, 1, 2],
  next_multiplier: null,
  next_payout: null,
})
const at = (round: typeof opened, balance = '90.00') => ({
  round: { ...round },
  balance,
  fairness: testFairness,
})

const isPick = (action: unknown) => minesActionSchema.parse(action).kind === 'pick'

function open(page: ReturnType<typeof createTestPage>) {
  render(<GameApp page={gamePage} services={page.services} />)
}

/** A closed tile, once the round that was just begun can be dug. */
async function readyTile() {
  const tile = await screen.findByRole('button', { name: 'Row 2, column 2, closed' })
  await waitFor(() => expect(tile.getAttribute('aria-disabled')).toBe('false'))
  await waitFor(() => expect(screen.getByRole('main').dataset.busy).toBe('false'))
  return tile
}

it('starts, opens a tile and cashes out, each call once', async () => {
  const page = createTestPage({
    openSession: () => session,
    openRound: () => at(opened),
    actOnRound: ({ action }) => (isPick(action) ? at(picked) : at(cashed, '101.25')),
  })
  open(page)
  const start = await screen.findByRole('button', { name: 'Start digging' })
  fireEvent.click(start)
  fireEvent.click(start)
  await screen.findByRole('button', { name: 'Random tile' })
  const tile = await readyTile()
  fireEvent.click(tile)
  fireEvent.click(screen.getByRole('button', { name: 'Row 2, column 3, closed' }))
  expect(await screen.findByRole('button', { name: 'Row 2, column 2, gem' })).toBeTruthy()
  expect(screen.getByText('1.125× · 11.25').style.getPropertyValue('--column')).toBe('1')
  fireEvent.click(await screen.findByRole('button', { name: /^Cash out/ }))
  expect(await screen.findByText('Cashed out at 1.125×: you won 11.25')).toBeTruthy()
  expect(page.requestsOf('openRound')).toMatchObject([{ bet: { amount: '10.00', mines: 3 } }])
  expect(page.requestsOf('actOnRound')).toMatchObject([
    { round_id: 'round-1', action: { kind: 'pick', tile: 6 } },
    { round_id: 'round-1', action: { kind: 'cash_out' } },
  ])
  expect(await screen.findByRole('button', { name: 'Row 1, column 1, mine' })).toBeTruthy()
})

it('begins no round with the second tap on the cash-out', async () => {
  const page = createTestPage({
    openSession: () => session,
    openRound: () => at(opened),
    actOnRound: ({ action }) => (isPick(action) ? at(picked) : at(cashed, '101.25')),
  })
  open(page)
  fireEvent.click(await screen.findByRole('button', { name: 'Start digging' }))
  await screen.findByRole('button', { name: 'Random tile' })
  fireEvent.click(await readyTile())
  fireEvent.click(await screen.findByRole('button', { name: /^Cash out/ }))
  fireEvent.click(await screen.findByRole('button', { name: 'Play again' }))
  expect(page.requestsOf('openRound')).toHaveLength(1)
})

it('leaves no busy button behind the controls of an open round', async () => {
  open(
    createTestPage({
      openSession: () => session,
      openRound: () => ({ kind: 'refused', code: 'ROUND_OPEN' }),
      resumeSession: () => ({ ...session, open_round: { ...opened } }),
    }),
  )
  const start = await screen.findByRole('button', { name: 'Start digging' })
  fireEvent.click(start)
  expect(start.getAttribute('aria-busy')).toBe('true')
  await screen.findByRole('button', { name: 'Random tile' })
  expect(start.getAttribute('aria-busy')).toBeNull()
})

it('shows the mines when one was hit', async () => {
  const lost = createTestMinesRound({ status: 'settled', picks: [6], hit_tile: 6, mine_tiles: [6, 7, 8] })
  const page = createTestPage({
    openSession: () => session,
    openRound: () => at(opened),
    actOnRound: () => at(lost),
  })
  open(page)
  fireEvent.click(await screen.findByRole('button', { name: 'Start digging' }))
  await screen.findByRole('button', { name: 'Random tile' })
  fireEvent.click(await readyTile())
  expect(await screen.findByRole('button', { name: 'Row 2, column 2, mine hit' })).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Row 2, column 3, mine' })).toBeTruthy()
  expect(screen.getByText('You hit a mine. The round is over.')).toBeTruthy()
  const note = screen.getByText('You hit a mine')
  expect([note.style.getPropertyValue('--row'), note.style.getPropertyValue('--column')]).toEqual(['1', '1'])
})

it('resumes the round that was left open', async () => {
  open(createTestPage({ openSession: () => ({ ...session, open_round: { ...picked } }) }))
  expect(await screen.findByText('Unfinished round restored')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Cash out 11.25 net +1.25' })).toBeTruthy()
})

it('reloads the round when a call was refused', async () => {
  const page = createTestPage({
    openSession: () => ({ ...session, open_round: { ...picked } }),
    actOnRound: () => ({ kind: 'refused', code: 'ROUND_CLOSED' }),
    getRound: () => ({ round: { ...cashed } }),
    getBalance: () => ({ balance: '101.25' }),
  })
  open(page)
  fireEvent.click(await screen.findByRole('button', { name: 'Cash out 11.25 net +1.25' }))
  expect(await screen.findByRole('button', { name: 'Play again' })).toBeTruthy()
  expect(screen.getByText('This round is already over.')).toBeTruthy()
})

it('explains an invalid stake and does not start with it', async () => {
  open(createTestPage({ openSession: () => session }))
  const field = await screen.findByLabelText('Bet')
  fireEvent.change(field, { target: { value: '7' } })
  expect(screen.getByRole('alert').textContent).toBe('Enter a whole amount from 10 to 5,000.')
  expect(screen.getByRole('button', { name: 'Start digging' }).hasAttribute('disabled')).toBe(true)
})

it('plays automatically with the tiles chosen on the board, only with a loss limit, and stops when asked', async () => {
  const page = createTestPage({
    openSession: () => session,
    openRound: () => at(opened),
    actOnRound: ({ action }) => (isPick(action) ? at(picked) : at(cashed, '101.25')),
  })
  open(page)
  fireEvent.click(await screen.findByRole('button', { name: 'Auto' }))
  const autoplay = screen.getByRole('button', { name: 'Autoplay' })
  expect(autoplay).toHaveProperty('disabled', true)
  const tile = screen.getByRole('button', { name: 'Row 2, column 2, closed' })
  const other = screen.getByRole('button', { name: 'Row 1, column 1, closed' })
  for (const each of [other, tile, other]) fireEvent.click(each)
  expect([tile, other].map((each) => each.getAttribute('aria-pressed'))).toEqual(['true', 'false'])
  fireEvent.click(autoplay)
  const start = await screen.findByRole('button', { name: 'Start autoplay' })
  expect(start).toHaveProperty('disabled', true)
  fireEvent.click(screen.getByLabelText('250'))
  fireEvent.click(start)
  await waitFor(() => expect(page.requestsOf('openRound').length).toBeGreaterThan(1), { timeout: 8_000 })
  fireEvent.click(screen.getByRole('button', { name: 'Stop autoplay' }))
  expect(page.requestsOf('actOnRound').slice(0, 2)).toMatchObject([
    { action: { kind: 'pick', tile: 6 } },
    { action: { kind: 'cash_out' } },
  ])
  expect(screen.queryByRole('button', { name: 'Stop autoplay' })).toBeNull()
})

it('offers no automatic play where the hall bars it', async () => {
  open(
    createTestPage({
      openSession: () => ({ ...session, duties: { ...session.duties, autoplay: false } }),
    }),
  )
  await screen.findByRole('button', { name: 'Start digging' })
  expect(screen.queryByRole('button', { name: 'Auto' })).toBeNull()
})

it('is played with the keyboard alone', async () => {
  const page = createTestPage({
    openSession: () => session,
    openRound: () => at(opened),
    actOnRound: ({ action }) => (isPick(action) ? at(picked) : at(cashed, '101.25')),
  })
  open(page)
  await screen.findByRole('button', { name: 'Start digging' })
  fireEvent.keyDown(document.body, { code: 'Space', key: ' ' })
  await screen.findByRole('button', { name: 'Random tile' })
  await readyTile()
  fireEvent.keyDown(document.body, { key: 'ArrowUp' })
  expect(document.activeElement?.getAttribute('data-tile')).toBe('12')
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowUp' })
  expect(document.activeElement?.getAttribute('data-tile')).toBe('7')
  fireEvent.click(document.activeElement ?? document.body)
  await screen.findByRole('button', { name: /^Cash out/ })
  await waitFor(() => expect(screen.getByRole('main').dataset.busy).toBe('false'))
  fireEvent.keyDown(document.body, { code: 'KeyC', key: 'c' })
  expect(await screen.findByText('Cashed out at 1.125×: you won 11.25')).toBeTruthy()
})

it('counts the rounds of the session, those before a reload included', async () => {
  const before = { ...cashed, round_id: 'earlier', picks: [6, 7], win: '12.85', multiplier: '1.28' }
  const older = { ...cashed, round_id: 'yesterday', opened_at: '2025-12-31T00:00:00.000Z' }
  const page = createTestPage({
    openSession: () => ({ ...session, played: { ...session.played, staked: '10.00', paid: '12.85' } }),
    listRounds: () => ({ list: [before, older], next_cursor: null }),
  })
  open(page)
  fireEvent.click(await screen.findByRole('button', { name: 'Stats' }))
  expect(await screen.findByText('1.2857×')).toBeTruthy()
  const facts = screen.getAllByRole('definition').map((each) => each.textContent)
  expect(facts.slice(-4)).toEqual(['1', '1', '1.2857×', '+2.85'])
})
