import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { GameResponse, Round } from '../../../src/game-api/schema.ts'
import { NO_DUTIES } from '../../../src/sessions/duties.ts'
import type { ShowStage } from '../show/show-stage.ts'
import {
  createTestPage,
  createTestSession,
  type TestGameTypes,
  testFairness,
  testGamePage,
  testRound,
} from '../testing/create-test-page.ts'
import { GameApp } from './game-app.tsx'
import { type GameKit, useGameKit } from './game-kit.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

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

async function openReplay(page: ReturnType<typeof createTestPage>, gamePage = testGamePage) {
  fireEvent.click(await open(page, gamePage))
  await screen.findByText('playing opened round-2, settled round-2')
  fireEvent.click(screen.getByRole('button', { name: 'Game menu' }))
  const menu = await screen.findByRole('dialog', { name: 'Game menu' })
  fireEvent.click(within(menu).getByRole('tab', { name: 'History' }))
  expect(await within(menu).findByText('round round-0')).toBeTruthy()
  fireEvent.click(await within(menu).findByRole('button', { name: 'Replay', hidden: true }))
  return screen.findByRole('region', { name: 'Replay (balance unchanged)' })
}
const past = { ...testRound, round_id: 'round-0', win: '25.00' }
const withPast = (change: Partial<typeof past> = {}) =>
  createTestPage({
    openSession: () => createTestSession({}),
    openRound: () => at(settled, '115.00'),
    listRounds: () => ({ list: [{ ...past, ...change }], next_cursor: null }),
  })

it('replays a past round from its start, marked as a replay, and shows the present again', async () => {
  const page = withPast()
  const bar = await openReplay(page)
  const balances = () => page.sentMessages.filter(({ type }) => type === 'balance')
  const before = balances()
  expect(await screen.findByText('playing opened round-0, settled round-0')).toBeTruthy()
  expect(within(bar).getByText('Step 2 of 2')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'Play' })).toEqual([
    within(bar).getByRole('button', { name: 'Play' }),
  ])
  fireEvent.click(within(bar).getByRole('button', { name: 'Close replay' }))
  expect(await screen.findByText('playing opened round-2, settled round-2')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('region', { name: /Replay/ })).toBeNull())
  expect(balances()).toEqual(before)
  expect(page.requestsOf('openRound')).toHaveLength(1)
})

it('ends a replay with what the round cost and paid, and nets it, without calling a loss a win', async () => {
  const figures = (bar: HTMLElement) =>
    [...bar.querySelectorAll('dl > div')].map((figure) => figure.textContent)
  const bar = await openReplay(withPast({ bet: '100.00', win: '25.00' }))
  await screen.findByText('playing opened round-0, settled round-0')
  await waitFor(() => expect(figures(bar)).toEqual(['Bet100.00', 'Payout25.00', 'Net−75.00']))
  expect(bar.textContent).not.toMatch(/win|won/i)
  fireEvent.click(within(bar).getByRole('button', { name: 'Previous step' }))
  await waitFor(() => expect(figures(bar)).toEqual(['Bet100.00', 'Payout–', 'Net–']))
})

it('closes the replay, and then the menu, at a step back of the phone', async () => {
  const page = withPast()
  const overlays = () => page.sentMessages.flatMap((sent) => (sent.type === 'overlay' ? [sent.open] : []))
  await openReplay(page)
  await screen.findByText('playing opened round-0, settled round-0')
  expect(overlays().at(-1)).toBe(true)
  await act(async () => page.receive({ type: 'back' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: /Replay/ })).toBeNull())
  expect(overlays().at(-1)).toBe(false)

  fireEvent.click(screen.getByRole('button', { name: 'Game menu' }))
  await screen.findByRole('dialog', { name: 'Game menu' })
  expect(overlays().at(-1)).toBe(true)
  act(() => page.receive({ type: 'back' }))
  expect(screen.queryByRole('dialog', { name: 'Game menu' })).toBeNull()
  expect(overlays().at(-1)).toBe(false)
  act(() => page.receive({ type: 'back' }))
  expect(page.sentMessages.some(({ type }) => type === 'close')).toBe(false)
})

it('replays step by step, forward and back', async () => {
  const bar = await openReplay(withPast())
  await screen.findByText('playing opened round-0, settled round-0')
  const press = (name: string) => fireEvent.click(within(bar).getByRole('button', { name }))
  press('Previous step')
  expect(await screen.findByText('playing opened round-0')).toBeTruthy()
  expect(await within(bar).findByText('Step 1 of 2')).toBeTruthy()
  press('Previous step')
  expect(await within(bar).findByText('Start, 2 steps')).toBeTruthy()
  expect(within(bar).getByRole('button', { name: 'Previous step' }).hasAttribute('disabled')).toBe(true)
  press('Next step')
  expect(await screen.findByText('playing opened round-0')).toBeTruthy()
  press('Play')
  expect(await screen.findByText('playing opened round-0, settled round-0')).toBeTruthy()
})

it('asks for the music of what is shown after a step back of a replay, and after its end', async () => {
  const asked: string[] = []
  const accompany = (stage: ShowStage<TestGameTypes>) =>
    void asked.push(`${stage.scene().shown.join(', ')}, ${stage.isReplay() ? 'replayed' : 'present'}`)
  const bar = await openReplay(withPast(), { ...testGamePage, accompany })
  await screen.findByText('playing opened round-0, settled round-0')
  expect(asked).toEqual([])
  fireEvent.click(within(bar).getByRole('button', { name: 'Previous step' }))
  await within(bar).findByText('Step 1 of 2')
  expect(asked).toEqual(['opened round-0, replayed'])
  fireEvent.click(within(bar).getByRole('button', { name: 'Close replay' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: /Replay/ })).toBeNull())
  expect(asked.at(-1)).toBe('opened round-2, settled round-2, present')
})

it('celebrates by size, and never what is at most the stake', async () => {
  const celebrating = {
    ...testGamePage,
    handlers: {
      ...testGamePage.handlers,
      settled: (event: TestGameTypes['event'], stage: ShowStage<TestGameTypes>) =>
        stage.celebrate(event.roundId === 'round-1' ? 100_000n : 1_000n, 1_000n),
    },
  }
  let roundId = 'round-2'
  const page = createTestPage({
    openSession: () => createTestSession({}),
    openRound: () => at({ ...settled, round_id: roundId }, '115.00'),
  })
  const play = await open(page, celebrating)
  fireEvent.click(play)
  await waitFor(() => expect(page.sentMessages.at(-1)).toMatchObject({ balance: '115.00' }))
  expect(screen.queryByRole('button', { name: /win/ })).toBeNull()
  roundId = 'round-1'
  fireEvent.click(play)
  const overlay = await screen.findByRole('button', { name: /Legendary win.*100× the bet/ })
  expect(page.sentMessages.at(-1)).toMatchObject({ balance: '90.00' })
  fireEvent.click(overlay)
  await waitFor(() => expect(page.sentMessages.at(-1)).toMatchObject({ balance: '115.00' }))
})

it('hides clock and net position, bars autoplay and waits for the cycle where the hall asks for it', async () => {
  const duties = { ...NO_DUTIES, clock: false, net_position: false, autoplay: false, min_cycle_ms: 400 }
  const last = { ...testRound, opened_at: '2026-01-01T00:00:00.000Z' }
  const page = createTestPage({
    openSession: () => createTestSession({ duties, last_round: last }),
    openRound: () => at(settled, '115.00'),
  })
  const started = performance.now()
  fireEvent.click(await open(page))
  expect(screen.queryByText('Net')).toBeNull()
  expect(screen.queryByRole('timer')).toBeNull()
  expect(page.requestsOf('openRound')).toEqual([])
  await waitFor(() => expect(page.requestsOf('openRound')).toHaveLength(1))
  expect(performance.now() - started).toBeGreaterThan(300)
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

const probe = { renders: 0, kit: null as GameKit | null }
function ProbeStage() {
  probe.renders += 1
  probe.kit = useGameKit()
  return null
}

it('announces a message without rendering the game again', async () => {
  const page = createTestPage({ openSession: () => createTestSession({}) })
  await open(page, { ...testGamePage, Stage: ProbeStage })
  const before = probe.renders
  act(() => probe.kit?.announce('Ten dollars won'))
  expect(screen.getByText('Ten dollars won')).toBeTruthy()
  expect(probe.renders).toBe(before)
})

it('records a round without rendering the game again', async () => {
  const page = createTestPage({ openSession: () => createTestSession({}) })
  await open(page, { ...testGamePage, Stage: ProbeStage })
  const before = probe.renders
  const expectRecorded = (recorded: object) =>
    waitFor(() => expect(screen.getByRole('main').dataset).toMatchObject(recorded))
  act(() => probe.kit?.recordRound({ ...testRound, ...opened }))
  await expectRecorded({ round: 'open', over: '0' })
  act(() => probe.kit?.recordRound({ ...testRound, ...settled }))
  await expectRecorded({ round: 'settled', over: '1' })
  expect(probe.renders).toBe(before)
})

it('shows a balance and what a round cost without rendering the game again', async () => {
  const page = createTestPage({ openSession: () => createTestSession({}) })
  await open(page, { ...testGamePage, Stage: ProbeStage })
  const { renders, kit } = probe
  act(() => kit?.showBalance('84.00'))
  expect(await screen.findByText('84.00')).toBeTruthy()
  expect(page.sentMessages).toContainEqual(expect.objectContaining({ type: 'balance', balance: '84.00' }))
  expect(probe).toEqual({ renders, kit })
})

it('renders the game once for an answer that is shown at once', async () => {
  const page = createTestPage({
    openSession: () => createTestSession({}),
    openRound: () => at(settled, '115.00'),
  })
  const play = await open(page, { ...testGamePage, Stage: ProbeStage })
  fireEvent.click(play)
  expect(screen.getByRole('main').dataset.busy).toBe('true')
  const { renders } = probe
  await waitFor(() => expect(screen.getByRole('main').dataset.busy).toBe('false'))
  expect(figure('Net')).toBe('+15.00')
  expect(probe.renders).toBe(renders + 1)
})

it.each([
  ['counts the balance up by a win', '25.00', '115.00', '90.00'],
  ['shows the balance at once after a return of the stake', '10.00', '100.00', '100.00'],
  ['shows the balance at once after a return below the stake', '4.00', '94.00', '94.00'],
])('%s', async (_name, win, balance, firstShown) => {
  // Who counts stays where it began.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  const page = createTestPage({
    openSession: () => createTestSession({}),
    openRound: () => at({ ...settled, win }, balance),
  })
  // What a round costs is seen before its events have paid.
  const handlers = { ...testGamePage.handlers, settled: async () => {} }
  fireEvent.click(await open(page, { ...testGamePage, handlers }))
  await waitFor(() => expect(page.sentMessages.at(-1)).toMatchObject({ balance }))
  await waitFor(() => expect(screen.getByRole('status', { name: 'Balance' }).textContent).toBe(firstShown))
})

it('asks the hall for money at the plus, whatever the balance, and says nothing of too little', async () => {
  const page = createTestPage({ openSession: () => createTestSession({}) })
  await open(page)
  fireEvent.click(screen.getByRole('button', { name: 'Add money' }))
  await waitFor(() =>
    expect(page.sentMessages).toContainEqual({ type: 'need_balance', balance: '100.00', currency: 'TWD' }),
  )
  expect(screen.queryByRole('dialog')).toBeNull()
})
