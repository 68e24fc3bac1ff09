import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { GameResponse, Round } from '../../../src/game-api/schema.ts'
import {
  createTestPage,
  createTestSession,
  testFairness,
  testGamePage,
  testRound,
} from '../testing/create-test-page.ts'
import { GameApp } from './game-app.tsx'

const at = (round: Partial<Round>, balance: string): GameResponse<'openRound'> => ({
  round: { ...testRound, ...round },
  balance,
  fairness: testFairness,
})
const opened = { round_id: 'round-2', status: 'open', settled_at: null } as const
const settled = { round_id: 'round-2', win: '25.00' } as const

async function open(page: ReturnType<typeof createTestPage>, gamePage = testGamePage) {
  render(<GameApp page={gamePage} services={page.services} />)
  return screen.findByRole('button', { name: 'Play' })
}
const figure = (name: string) => screen.getByText(name).nextElementSibling?.textContent

it('plays the events of a round once, and those that a step adds after them', async () => {
  const page = createTestPage({
    openSession: () => createTestSession({}),
    openRound: () => at(opened, '90.00'),
    actOnRound: () => at(settled, '115.00'),
  })
  const play = await open(page)
  fireEvent.click(play)
  expect(await screen.findByText('playing opened round-2')).toBeTruthy()
  expect(figure('Net')).toBe('−10.00')
  fireEvent.click(play)
  expect(await screen.findByText('playing opened round-2, settled round-2')).toBeTruthy()
  expect(page.requestsOf('actOnRound')).toMatchObject([{ round_id: 'round-2', action: 'finish' }])
  expect(figure('Net')).toBe('+15.00')
})

it('shows the balance and the net position with the win only when its events were played', async () => {
  const shown = Promise.withResolvers<void>()
  const page = createTestPage({
    openSession: () =>
      createTestSession({ played: { since: '2026-01-01T00:00:00.000Z', staked: '30.00', paid: '0.00' } }),
    openRound: () => at(settled, '115.00'),
  })
  const play = await open(page, {
    ...testGamePage,
    handlers: { ...testGamePage.handlers, settled: () => shown.promise },
  })
  expect(figure('Net')).toBe('−30.00')
  fireEvent.click(play)
  await screen.findByText('playing opened round-2')
  expect(page.sentMessages.at(-1)).toMatchObject({ type: 'balance', balance: '90.00' })
  expect(figure('Net')).toBe('−40.00')
  await act(async () => shown.resolve())
  expect(page.sentMessages.at(-1)).toMatchObject({ type: 'balance', balance: '115.00' })
  expect(figure('Net')).toBe('−15.00')
})

it('continues a round that was left open from where it stands', async () => {
  const page = createTestPage({
    openSession: () => createTestSession({ open_round: { ...testRound, ...opened } }),
    actOnRound: () => at(settled, '115.00'),
  })
  fireEvent.click(await open(page))
  expect(await screen.findByText('playing settled round-2')).toBeTruthy()
})

it('replays a past round from its start, marked as a replay, and shows the present again', async () => {
  const past = { ...testRound, round_id: 'round-0', win: '25.00' }
  const replayed = Promise.withResolvers<void>()
  const page = createTestPage({
    openSession: () => createTestSession({}),
    openRound: () => at(settled, '115.00'),
    listRounds: () => ({ list: [past], next_cursor: null }),
  })
  const play = await open(page, {
    ...testGamePage,
    settle: () => replayed.promise,
  })
  fireEvent.click(play)
  await screen.findByText('playing opened round-2, settled round-2')
  const balance = page.sentMessages.at(-1)
  fireEvent.click(screen.getByRole('button', { name: 'Game menu' }))
  const menu = await screen.findByRole('dialog', { name: 'Game menu' })
  fireEvent.click(within(menu).getByRole('tab', { name: 'History' }))
  expect(await within(menu).findByText('round round-0')).toBeTruthy()
  fireEvent.click(await within(menu).findByRole('button', { name: 'Replay', hidden: true }))
  expect(await screen.findByText('playing opened round-0, settled round-0')).toBeTruthy()
  expect(screen.getByText('Replay (balance unchanged)')).toBeTruthy()
  expect(
    await screen.findByText('playing opened round-2, settled round-2', {}, { timeout: 4_000 }),
  ).toBeTruthy()
  await act(async () => replayed.resolve())
  expect(screen.queryByText('Replay (balance unchanged)')).toBeNull()
  expect(page.sentMessages.at(-1)).toBe(balance)
  expect(page.requestsOf('openRound')).toHaveLength(1)
})

it('takes over a round that was opened elsewhere when opening is refused', async () => {
  const page = createTestPage({
    openSession: () => createTestSession({}),
    openRound: () => ({ kind: 'refused', code: 'ROUND_OPEN' }),
    resumeSession: () => createTestSession({ open_round: { ...testRound, ...opened } }),
  })
  fireEvent.click(await open(page))
  expect(await screen.findByText('playing opened round-2')).toBeTruthy()
})
