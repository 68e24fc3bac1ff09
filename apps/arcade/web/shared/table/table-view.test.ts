import { expect, it } from 'vitest'
import { testRound } from '../testing/create-test-page.ts'
import {
  applyOwnRound,
  applyTableMessage,
  bettingMs,
  EMPTY_TABLE,
  isWaitingForSalt,
  serverNow,
} from './table-view.ts'

const round = (number: number, phase: 'betting' | 'running') => ({
  number,
  phase,
  commitment: 'ab'.repeat(32),
  salt: 'salt',
  opened_at: '2026-01-01T00:00:00.000Z',
  closes_at: '2026-01-01T00:00:07.000Z',
  runs_at: '2026-01-01T00:00:08.000Z',
  ends_at: null,
  seed: null,
  result: null,
})
const bet = (id: string, amount: string, win = '0.00') => ({
  id,
  name: '***123',
  status: 'open' as const,
  bet: amount,
  win,
})
const update = (change: object) => ({
  type: 'update' as const,
  server_time: '2026-01-01T00:00:00.000Z',
  bets: [],
  bets_count: 0,
  bets_total: '0.00',
  history: [],
  ...change,
})
const snapshot = {
  type: 'snapshot' as const,
  table: 'standard',
  chain: null,
  round: round(1, 'betting'),
  bets: [bet('a', '10.00')],
  bets_count: 1,
  bets_total: '10.00',
  history: [],
}
const NOW = Date.parse('2025-12-31T23:59:58.000Z')
const first = applyTableMessage(EMPTY_TABLE, snapshot, NOW)

it('shows changed bets, the largest first, and begins a new round without any', () => {
  const changed = update({ bets: [bet('b', '30.00'), bet('a', '10.00', '20.00')], bets_count: 2 })
  const after = applyTableMessage(first, changed, NOW)
  expect(after.bets.map(({ id, win }) => [id, win])).toEqual([
    ['b', '0.00'],
    ['a', '20.00'],
  ])
  const next = applyTableMessage(after, update({ round: round(2, 'betting') }), NOW)
  expect(next).toMatchObject({ bets: [], betsCount: 0, round: { number: 2 } })
})

it('shows no round while a new chain waits for its salt, until the first round with it', () => {
  const chain = {
    terminal_hash: 'cd'.repeat(32),
    salt_source: { kind: 'beacon' as const, chain_hash: 'be'.repeat(32), round: 7 },
    salt: null,
    published_at: '2026-01-01T00:00:00.000Z',
    next: null,
  }
  const waiting = applyTableMessage(first, update({ chain }), NOW)
  expect(waiting.round).toBeNull()
  expect(isWaitingForSalt(waiting.chain)).toBe(true)
  expect(applyTableMessage(EMPTY_TABLE, { ...snapshot, chain }, NOW).round).toBeNull()
  const salted = applyTableMessage(waiting, update({ chain: { ...chain, salt: 'salt' } }), NOW)
  expect(isWaitingForSalt(salted.chain)).toBe(false)
  expect(applyTableMessage(salted, update({ round: round(2, 'betting') }), NOW).round?.number).toBe(2)
})

it('keeps the history itself when a message brings no results, so that roads are not drawn again', () => {
  expect(applyTableMessage(first, update({}), NOW).history).toBe(first.history)
  const result = { number: 1, is_void: false, result: null, seed: '', commitment: '', salt: '' }
  expect(applyTableMessage(first, update({ history: [result] }), NOW).history).toEqual([result])
})

it("takes the server's clock from the message with the shortest way", () => {
  const near = applyTableMessage(first, update({}), NOW + 100)
  expect(near.aheadMs).toBe(1_900)
  expect(applyTableMessage(near, update({}), NOW + 900).aheadMs).toBe(1_900)
  expect(Math.abs(serverNow(near) - Date.now() - 1_900)).toBeLessThan(50)
})

it('keeps an own bet settled when an older state of it comes late', () => {
  const open = { ...testRound, status: 'open' as const }
  const placed = applyOwnRound(first, open)
  const settled = applyOwnRound(placed, testRound)
  expect(settled.mine).toEqual([testRound])
  expect(applyOwnRound(settled, open).mine).toEqual([testRound])
  expect(applyOwnRound(settled, { ...open, round_id: 'round-2' }).mine).toMatchObject([
    { round_id: 'round-2' },
  ])
})

it('stays the same view for an own bet that it has, so that nothing is rendered', () => {
  const open = { ...testRound, status: 'open' as const }
  const placed = applyOwnRound(first, open)
  expect(applyOwnRound(placed, { ...open })).toBe(placed)
  expect(applyOwnRound(placed, { ...open, bet: '20.00' }).mine).toMatchObject([{ bet: '20.00' }])
})

it('keeps what it knows while the connection is lost, and takes a snapshot whole', () => {
  const placed = applyOwnRound({ ...first, isConnected: false }, { ...testRound, status: 'open' })
  const back = applyTableMessage(placed, snapshot, NOW)
  expect(back).toMatchObject({ isConnected: true, mine: [], bets: [{ id: 'a' }] })
  expect(applyTableMessage(back, { type: 'refused', code: 'SESSION_EXPIRED' }, NOW).refusal).toBe(
    'SESSION_EXPIRED',
  )
})

it('tells how long a round takes bets by what the server says of it', () => {
  expect(bettingMs(round(1, 'betting'))).toBe(7_000)
})
