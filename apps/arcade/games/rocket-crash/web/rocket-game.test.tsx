import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { GameResponse, OpenSessionResponse } from '../../../src/game-api/schema.ts'
import type { MessageFromParent } from '../../../web/shared/embed/parent-messenger.ts'
import { GameApp } from '../../../web/shared/shell/game-app.tsx'
import {
  createTestPage,
  createTestSession,
  testFairness,
  testRound,
} from '../../../web/shared/testing/create-test-page.ts'
import { type FakeTable, snapshot, tableRound, update } from '../../../web/shared/testing/fake-table.ts'
import { recordShow } from '../../../web/shared/testing/record-show.ts'
import { setUpFakeTable } from '../../../web/shared/testing/set-up-fake-table.ts'
import type { RocketRound } from '../schemas.ts'
import { page as gamePage } from './page.ts'
import { rocketMoods } from './rocket-music.ts'

const betOf = (change: Partial<RocketRound> = {}): RocketRound => ({
  ...testRound,
  game: 'rocket-crash',
  status: 'open',
  settled_at: null,
  amount: '10.00',
  target: null,
  slot: 0,
  cashed_out: null,
  crash: null,
  ...change,
})
const cashedOut = (hundredths: number, win: string): RocketRound =>
  betOf({ status: 'settled', settled_at: new Date().toISOString(), cashed_out: hundredths, win })
const answer = (round: RocketRound): GameResponse<'openRound'> => ({
  round: { ...round },
  balance: '990.00',
  fairness: testFairness,
})

const table = setUpFakeTable()

const tell = (message: Parameters<FakeTable['send']>[0]) => act(() => table.send(message))

/** Opens the page at a flight; `feltWins` counts the vibrations of a win. */
async function open(page: ReturnType<typeof createTestPage>, phase: 'betting' | 'running') {
  const feltWins = vi.spyOn(page.services.haptics, 'win')
  render(<GameApp page={gamePage} services={page.services} />)
  await waitFor(() => expect(table.hasJoined('standard')).toBe(true))
  tell(snapshot(tableRound(phase)))
  return feltWins
}

const session = (change: Partial<OpenSessionResponse> = {}) =>
  createTestSession({ game: 'rocket-crash', balance: '1000.00', ...change })

/** A page before the flight, whose bet can be cashed out, and the button of its first panel. */
async function openBetting() {
  const page = createTestPage({
    openSession: () => session(),
    openRound: () => answer(betOf()),
    actOnRound: () => answer(cashedOut(180, '18.00')),
  })
  await open(page, 'betting')
  const [first] = screen.getAllByRole('button', { name: /^Bet\b.*10$/ })
  if (first === undefined) throw new Error('no button')
  return { page, first }
}

it('plays music before the launch, and lowers that of the flight under the crash', async () => {
  const page = createTestPage({ openSession: () => session() })
  const { engine } = page.services
  const play = vi.spyOn(engine, 'play')
  const duckMusic = vi.spyOn(engine, 'duckMusic')
  await open(page, 'betting')
  const [first] = rocketMoods.pad.phrases
  expect(play.mock.calls.filter(([, , channel]) => channel === 'music')).toEqual([
    [first?.notes, [], 'music'],
  ])
  tell(update(tableRound('running')))
  expect(duckMusic).not.toHaveBeenCalled()
  tell(update(tableRound('drawn', { result: { crash: 131 } })))
  expect(duckMusic).toHaveBeenCalledTimes(1)
})

it('places a bet once, and cashes it out while the rocket flies', async () => {
  const { page, first } = await openBetting()
  fireEvent.click(first)
  fireEvent.click(first)
  await screen.findByRole('button', { name: /^Cancel/ })
  tell(update(tableRound('running')))
  fireEvent.click(await screen.findByRole('button', { name: /^Cash out/ }))
  await waitFor(() => expect(page.requestsOf('actOnRound')).toMatchObject([{ action: { kind: 'cash_out' } }]))
  expect(page.requestsOf('openRound')).toMatchObject([{ bet: { amount: '10.00', slot: 0 } }])
})

it('takes a double tap for one: it neither takes the bet back, nor bets on the next flight after cashing out', async () => {
  const { page, first } = await openBetting()
  fireEvent.click(first)
  fireEvent.click(await screen.findByRole('button', { name: /^Cancel/ }))
  expect(page.requestsOf('actOnRound')).toEqual([])
  tell(update(tableRound('running')))
  fireEvent.click(await screen.findByRole('button', { name: /^Cash out/ }))
  const panel = within(screen.getByRole('region', { name: 'Bet 1' }))
  fireEvent.click(await panel.findByRole('button', { name: /^Bet next flight/ }))
  expect(screen.queryByRole('button', { name: /^Cancel next bet/ })).toBeNull()
})

it('keeps what is no amount, and bets nothing until it is mended', async () => {
  const page = createTestPage({ openSession: () => session(), openRound: () => answer(betOf()) })
  await open(page, 'betting')
  const panel = within(screen.getByRole('region', { name: 'Bet 1' }))
  const field = panel.getByRole<HTMLInputElement>('textbox', { name: /^Bet/ })
  fireEvent.change(field, { target: { value: '99999999' } })
  fireEvent.blur(field)
  expect(field.value).toBe('99999999')
  expect(panel.getByRole('alert')).toBeTruthy()
  expect(panel.getByRole('button', { name: /^Bet\b.*10$/ }).hasAttribute('disabled')).toBe(true)
  fireEvent.change(field, { target: { value: '２０' } })
  fireEvent.click(panel.getByRole('button', { name: /^Bet\b.*20$/ }))
  await waitFor(() => expect(page.requestsOf('openRound')).toMatchObject([{ bet: { amount: '20.00' } }]))
})

/** The fields of a panel: its amount, whether it cashes out by itself, and where. */
function fieldsOf(name: string) {
  const panel = within(screen.getByRole('region', { name }))
  return {
    amount: panel.getByRole<HTMLInputElement>('textbox', { name: /^Bet/ }),
    auto: panel.getByRole<HTMLInputElement>('checkbox'),
    target: panel.getByRole<HTMLInputElement>('textbox', { name: 'Automatic cash-out multiplier' }),
  }
}
const shownPanels = () =>
  ['Bet 1', 'Bet 2'].map((name) => {
    const { amount, auto, target } = fieldsOf(name)
    return [amount.value, auto.checked, target.value]
  })
function type(name: string, value: { amount: string; isAuto: boolean; target?: string }): void {
  const { amount, auto, target } = fieldsOf(name)
  fireEvent.change(amount, { target: { value: value.amount } })
  fireEvent.blur(amount)
  if (value.target !== undefined) fireEvent.change(target, { target: { value: value.target } })
  if (auto.checked !== value.isAuto) fireEvent.click(auto)
}

/** Opens the page before a flight, after the player's last bet. */
async function openPanels(last: RocketRound | null) {
  const bets = { min: '1.00', max: '5000.00', choices: [], step: '1.00', start: '10.00' }
  const page = createTestPage({
    openSession: () => session({ bets, last_round: last === null ? null : { ...last } }),
  })
  const rendered = render(<GameApp page={gamePage} services={page.services} />)
  await waitFor(() => expect(screen.getAllByRole('region', { name: /^Bet \d/ })).toHaveLength(2))
  tell(snapshot(tableRound('betting')))
  return rendered
}

it('shows in each panel the choices of its own open bet after a reload, and in the next round', async () => {
  const manual = betOf({ amount: '30.00', bet: '30.00' })
  const auto = betOf({ round_id: 'round-2', slot: 1, amount: '20.00', bet: '20.00', target: 350 })
  const page = createTestPage({ openSession: () => session({ last_round: { ...auto } }) })
  await open(page, 'betting')
  tell({ type: 'mine', rounds: [{ ...manual }, { ...auto }], balance: null })
  const expected = [
    ['30', false, '2.00'],
    ['20', true, '3.50'],
  ]
  expect(shownPanels()).toEqual(expected)
  const settled_at = new Date().toISOString()
  const over = [manual, auto].map((bet) => ({ ...bet, status: 'settled', settled_at, crash: 110 }) as const)
  tell({ type: 'mine', rounds: over, balance: '950.00' })
  tell(update({ ...tableRound('betting'), number: 8 }))
  expect(shownPanels()).toEqual(expected)
})

it('shows both panels as they were after a reload when both bets are over', async () => {
  const settled_at = new Date().toISOString()
  const over = { status: 'settled', settled_at, crash: 110 } as const
  const first = betOf({ ...over, round_id: 'round-8', amount: '30.00', bet: '30.00' })
  const second = betOf({ ...over, round_id: 'round-9', slot: 1, amount: '20.00', bet: '20.00', target: 350 })
  const { unmount } = await openPanels(null)
  type('Bet 1', { amount: '30', isAuto: false })
  type('Bet 2', { amount: '20', isAuto: true, target: '3.50' })
  tell({ type: 'mine', rounds: [{ ...first }, { ...second }], balance: '950.00' })
  const expected = [
    ['30', false, '2.00'],
    ['20', true, '3.50'],
  ]
  expect(shownPanels()).toEqual(expected)
  unmount()
  await openPanels(second)
  expect(shownPanels()).toEqual(expected)
})

it.each([
  ['500.00', 600, 'You can bet up to 500 more on this flight, or more at a lower auto cash-out'],
  ['5000.00', 600, /^No more bets on this flight: your other bet fills your win limit/],
  ['0.00', 600, /^This flight can’t pay out any more/],
] as const)('beside a bet of %s, says what a refused one may be', async (other, amount, sentence) => {
  const bets = { min: '1.00', max: '5000.00', choices: [], step: '1.00', start: '10.00' }
  const page = createTestPage({
    openSession: () => session({ bets, balance: '9000.00' }),
    openRound: () => ({ kind: 'refused', code: 'TABLE_LIMIT' }),
  })
  await open(page, 'betting')
  if (other !== '0.00')
    tell({ type: 'mine', rounds: [{ ...betOf({ amount: other, bet: other }) }], balance: null })
  const panel = within(screen.getByRole('region', { name: 'Bet 2' }))
  const auto = panel.getByRole<HTMLInputElement>('checkbox')
  if (auto.checked) fireEvent.click(auto)
  fireEvent.change(panel.getByRole('textbox', { name: /^Bet/ }), { target: { value: `${amount}` } })
  fireEvent.click(panel.getByRole('button', { name: /^Bet/ }))
  expect(await panel.findByText(sentence)).toBeTruthy()
})

it.each([
  ['places', [], 1],
  ['takes back', ['pause', 'resume'] as const, 0],
  ['keeps back', ['pause'] as const, 0],
] as const)('%s a bet for the next flight when the page was covered by %j', async (_name, messages, bets) => {
  const page = createTestPage({ openSession: () => session(), openRound: () => answer(betOf()) })
  let hear: ((message: MessageFromParent) => void) | null = null
  page.services.messenger.listen = (onMessage) => {
    hear = onMessage
    return () => {}
  }
  await open(page, 'running')
  const panel = within(screen.getByRole('region', { name: 'Bet 1' }))
  fireEvent.click(panel.getByRole('button', { name: /^Bet next flight/ }))
  panel.getByRole('button', { name: /^Cancel next bet/ })
  for (const type of messages) act(() => hear?.({ type }))
  tell(update({ ...tableRound('betting'), number: 8 }))
  await panel.findByRole('button', { name: bets > 0 ? /^Cancel bet/ : /^Bet 10/ })
  expect(page.requestsOf('openRound')).toHaveLength(bets)
})

it.each([
  ['no win', 100, '10.00', { isWin: 'false', wins: 0, isBig: false }],
  ['a win', 180, '18.00', { isWin: 'true', wins: 1, isBig: false }],
  ['a big win', 1_200, '120.00', { isWin: 'true', wins: 1, isBig: true }],
])('shows a cash-out live as %s at %i hundredths', async (_name, hundredths, win, expected) => {
  const page = createTestPage({ openSession: () => session() })
  const feltWins = await open(page, 'running')
  tell({ type: 'mine', rounds: [{ ...cashedOut(hundredths, win) }], balance: '1000.00' })
  const toast = await screen.findByText(`Cashed out at ${(hundredths / 100).toFixed(2)}×`)
  expect(toast.parentElement?.dataset.win).toBe(expected.isWin)
  expect(feltWins).toHaveBeenCalledTimes(expected.wins)
  expect(screen.queryByText('Big win') !== null).toBe(expected.isBig)
})

it.each([
  [cashedOut(100, '10.00'), ['liftOff'], ['land'], 'Cashed out 10.00 at 1.00×'],
  [cashedOut(180, '18.00'), ['liftOff', 'win'], ['land', 'win'], 'Cashed out 18.00 at 1.80×'],
  [cashedOut(1_200, '120.00'), ['liftOff', 'bigWin'], ['land', 'win'], 'Cashed out 120.00 at 12.00×'],
  [betOf({ status: 'settled', crash: 131 }), ['liftOff', 'crash'], ['land'], 'The rocket crashed at 1.31×'],
  [betOf({ status: 'void' }), [], [], 'bet returned'],
])('replays a bet with what it sounded like (case %#)', async (round, sounds, haptics, message) => {
  expect(await recordShow(gamePage, round)).toEqual({
    sounds,
    moods: [],
    haptics,
    messages: [message],
  })
})

it('shows no bets of the present flight beside a replay, which ends with what it cost and paid', async () => {
  const past = { ...cashedOut(100, '10.00') }
  const page = createTestPage({
    openSession: () => session(),
    listRounds: () => ({ list: [past], next_cursor: null }),
  })
  await open(page, 'betting')
  expect(screen.getByText('No bets on this flight yet')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Game menu' }))
  fireEvent.click(await screen.findByRole('tab', { name: 'History' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Replay', hidden: true }))
  const bar = await screen.findByRole('region', { name: /^Replay/ })
  expect(screen.queryByText('No bets on this flight yet')).toBeNull()
  await waitFor(() => expect(within(bar).getByText('Net').nextSibling?.textContent).toBe('0.00'), {
    timeout: 5_000,
  })
})
