import { expect, it } from 'vitest'
import { EMPTY_TABLE, type TableView } from '../../../../web/shared/table/table-view.ts'
import { flightMs, msToReach } from '../../rules.ts'
import { readLiveMoment, readReplayMoment } from './flight-moment.ts'

const at = (ms: number) => new Date(Date.now() + ms).toISOString()
const viewOf = (
  round: Partial<TableView['round']> & { phase: NonNullable<TableView['round']>['phase'] },
) => ({
  ...EMPTY_TABLE,
  aheadMs: 0,
  round: {
    number: 1,
    commitment: '',
    salt: '',
    opened_at: at(-5_000),
    closes_at: at(5_000),
    runs_at: at(6_000),
    ends_at: null,
    seed: null,
    result: null,
    ...round,
  },
})

it('counts down, flies by the clock of the server and ends where the rocket crashed', () => {
  expect(readLiveMoment(EMPTY_TABLE).kind).toBe('waiting')
  const chain = {
    terminal_hash: 'cd'.repeat(32),
    salt_source: { kind: 'beacon' as const, chain_hash: 'be'.repeat(32), round: 7 },
    salt: null,
    published_at: at(0),
    next: null,
  }
  expect(readLiveMoment({ ...EMPTY_TABLE, chain }).kind).toBe('opening')
  expect(readLiveMoment(viewOf({ phase: 'betting' })).leftMs).toBeGreaterThan(4_000)
  const long = { opened_at: at(-500_000), closes_at: at(500_000) }
  expect(readLiveMoment(viewOf({ phase: 'betting', ...long })).leftShare).toBeCloseTo(0.5, 1)
  const flying = viewOf({ phase: 'running', runs_at: at(-msToReach(200) - 5) })
  expect(readLiveMoment(flying)).toMatchObject({ kind: 'flying', multiplier: 200 })
  expect(readLiveMoment({ ...flying, aheadMs: msToReach(400) - msToReach(200) }).multiplier).toBe(400)
  expect(readLiveMoment(viewOf({ phase: 'drawn', result: { crash: 317 } }))).toMatchObject({
    kind: 'crashed',
    multiplier: 317,
    elapsedMs: flightMs(317),
  })
  expect(readLiveMoment(viewOf({ phase: 'void' })).kind).toBe('void')
})

it('replays a flight up to its end, faster where it was long', () => {
  const replay = { startedAt: 1_000, end: 300, speed: 2, hasCrashed: false }
  expect(readReplayMoment(replay, 1_000 + msToReach(200) / 2 + 1)).toMatchObject({
    kind: 'flying',
    multiplier: 200,
  })
  expect(readReplayMoment(replay, 60_000)).toMatchObject({ kind: 'landed', multiplier: 300 })
  expect(readReplayMoment({ ...replay, hasCrashed: true }, 60_000).kind).toBe('crashed')
})
