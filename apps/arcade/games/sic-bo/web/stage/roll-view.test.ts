import { expect, it } from 'vitest'
import { EMPTY_TABLE, type TableView } from '../../../../web/shared/table/table-view.ts'
import { SIC_BO_TIMING } from '../../timing.ts'
import { ROLL_MS } from '../dice/dice-motion.ts'
import { readDice, readLiveRoll, readReplayedRoll } from './roll-view.ts'

const at = (ms: number) => new Date(Date.now() + ms).toISOString()
const result = {
  number: 4,
  is_void: false,
  result: { dice: [2, 2, 5] },
  seed: '',
  commitment: '',
  salt: '',
  salt_source: { kind: 'player' } as const,
}
const round = {
  number: 5,
  commitment: '',
  salt: '',
  opened_at: at(-5_000),
  closes_at: at(5_000),
  runs_at: at(-1_000),
  ends_at: null,
  seed: null,
}
const view = (
  phase: NonNullable<TableView['round']>['phase'],
  dice: readonly number[] | null,
): TableView => ({
  ...EMPTY_TABLE,
  aheadMs: 0,
  history: [result, { ...result, number: 5, is_void: true, result: { dice: [6, 6, 6] } }],
  round: { ...round, phase, result: dice === null ? null : { dice } },
})

it('lets the last dice lie while bets are taken', () => {
  const { leftMs, ...betting } = readLiveRoll(view('betting', null))
  expect(betting).toEqual({ phase: 'betting', dice: [2, 2, 5], roll: null, elapsedMs: 0, rollMs: ROLL_MS })
  expect(leftMs).toBeGreaterThan(4_000)
  expect(readLiveRoll(view('closed', null))).toMatchObject({ phase: 'closed', dice: [2, 2, 5], roll: null })
  expect(readLiveRoll(EMPTY_TABLE)).toMatchObject({ phase: 'waiting', dice: null })
})

it('rolls the dice of the round from its start, for who comes late too', () => {
  const rolling = readLiveRoll(view('running', [1, 3, 6]))
  expect(rolling).toMatchObject({ phase: 'rolling', dice: [1, 3, 6], roll: 5 })
  expect(rolling.elapsedMs).toBeGreaterThanOrEqual(1_000)
  expect(readLiveRoll(view('settled', [1, 3, 6]))).toMatchObject({
    phase: 'result',
    dice: [1, 3, 6],
    roll: 5,
  })
})

it('reads equal dice as one array', () => {
  expect(readDice({ dice: [4, 1, 6] })).toBe(readDice({ dice: [4, 1, 6] }))
  expect(readDice({ dice: [4, 1, 6] })).not.toBe(readDice({ dice: [4, 6, 1] }))
})

it('rolls them as fast as the server says', () => {
  const fast = view('running', [1, 3, 6])
  const ends_at = new Date(Date.parse(round.runs_at) + SIC_BO_TIMING.rollMs / 2).toISOString()
  const ending = { ...fast, round: fast.round && { ...fast.round, ends_at } }
  expect([fast, ending].map((each) => readLiveRoll(each).rollMs)).toEqual([ROLL_MS, ROLL_MS / 2])
})

it('shows no dice of a round that is void', () => {
  expect(readLiveRoll(view('void', [1, 3, 6]))).toMatchObject({ phase: 'void', dice: [2, 2, 5], roll: null })
})

it('shows a past roll apart from the live one', () => {
  const replay = { dice: [4, 4, 4], chips: [], isAtRest: false, startedAt: 900, paid: null } as const
  expect(readReplayedRoll(replay, 1_000)).toMatchObject({ phase: 'rolling', roll: -900, elapsedMs: 100 })
  expect(readReplayedRoll({ ...replay, isAtRest: true }, 9_000).phase).toBe('result')
})
