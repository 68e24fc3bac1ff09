import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { bumpCacheVersion } from '../../platform/cache/cache-version.ts'
import {
  centsOf,
  createSeamlessArcade,
  type Gambler,
  roundOf,
  type SeamlessArcade,
  START,
} from './testing/seamless-arcade.ts'

/** A round whose stakes come one after another, on the hall's wallet: what refuses a later one leaves the round as it is. */
let test: SeamlessArcade
beforeAll(async () => {
  test = await createSeamlessArcade()
})
afterAll(() => test.stop())
beforeEach(() => {
  test.faults = []
})

const STAKE = 10_00n
const dealtSchema = z.looseObject({
  round_id: z.string(),
  status: z.string(),
  active_hand: z.number().nullable(),
  allowed: z.array(z.string()),
})
type Dealt = z.infer<typeof dealtSchema>
const dealtOf = (answer: { readonly data: Record<string, unknown> }): Dealt =>
  dealtSchema.parse(answer.data.round)

const act = ({ call }: Gambler, round_id: string, action: object, request_id: string = randomUUID()) =>
  call('rounds/act', { request_id, round_id, action })

const passInsurance = { kind: 'insurance', spots: [] }

/** Deals until the player's hand may be doubled. Hands that are over at once, or after the dealer's peek, are dealt again. */
async function deal(gambler: Gambler): Promise<Dealt> {
  for (;;) {
    const bet = { spots: ['10.00', null, null] }
    let dealt = dealtOf(await gambler.call('rounds/open', { request_id: randomUUID(), bet }))
    if (dealt.status === 'open' && dealt.active_hand === null)
      dealt = dealtOf(await act(gambler, dealt.round_id, passInsurance))
    if (dealt.status === 'open') {
      expect(dealt.allowed).toContain('double')
      return dealt
    }
  }
}

/** Declines an open offer of insurance and stands with every hand that is left. */
async function finish(gambler: Gambler, dealt: Dealt) {
  let last = dealt
  while (last.status === 'open') {
    const { active_hand: hand } = last
    last = dealtOf(await act(gambler, last.round_id, hand === null ? passInsurance : { kind: 'stand', hand }))
  }
  return roundOf({ data: { round: last } })
}

/** Deals, and plays what is not wanted to its end, until a round is wanted. */
async function dealUntil(gambler: Gambler, isWanted: (dealt: Dealt) => boolean): Promise<Dealt> {
  for (;;) {
    const bet = { spots: ['10.00', null, null] }
    const dealt = dealtOf(await gambler.call('rounds/open', { request_id: randomUUID(), bet }))
    if (dealt.status === 'open' && isWanted(dealt)) return dealt
    await finish(gambler, dealt)
  }
}

const double = (gambler: Gambler, { round_id, active_hand }: Dealt, requestId?: string) =>
  act(gambler, round_id, { kind: 'double', hand: active_hand }, requestId)
const openBetOf = async (gambler: Gambler) =>
  (await test.betsOf(gambler)).find(({ status }) => status === 'open')

describe('a double that the hall refuses', () => {
  it('for want of money leaves the hand as it is, and it is played on', async () => {
    const gambler = await test.enter('blackjack')
    const dealt = await deal(gambler)
    await test.drain(gambler)
    expect(await double(gambler, dealt)).toMatchObject({ status: 200, code: 'INSUFFICIENT' })
    expect(await test.stepsOf(gambler)).toEqual([])
    const seen = await gambler.call('rounds/get', { round_id: dealt.round_id })
    expect(dealtOf(seen)).toEqual(dealt)
    expect(await openBetOf(gambler)).toMatchObject({ bet_minor: STAKE })
    const { status, bet, win } = await finish(gambler, dealt)
    expect([status, bet]).toEqual(['settled', '10.00'])
    expect(await gambler.balance()).toBe(centsOf(win))
  })

  it('under maintenance leaves the hand too, and its win is paid', async () => {
    const gambler = await test.enter('blackjack')
    const dealt = await deal(gambler)
    const maintain = async (is_maintained: boolean) => {
      await test.ctx.db.updateTable('platforms').set({ is_maintained }).execute()
      bumpCacheVersion(test.ctx)
    }
    await maintain(true)
    try {
      const before = await gambler.balance()
      expect(await double(gambler, dealt)).toMatchObject({ status: 200, code: 'MAINTENANCE' })
      expect(await gambler.balance()).toBe(before)
      const { win } = await finish(gambler, dealt)
      expect(await gambler.balance()).toBe(before + centsOf(win))
      const again = { request_id: randomUUID(), bet: { spots: ['10.00', null, null] } }
      expect(await gambler.call('rounds/open', again)).toMatchObject({ code: 'MAINTENANCE' })
    } finally {
      await maintain(false)
    }
  })
})

describe.each([
  {
    what: 'an insurance',
    extra: '15.00',
    extraMinor: 5_00n,
    isWanted: ({ active_hand }: Dealt) => active_hand === null,
    actionOf: (): object => ({ kind: 'insurance', spots: [0] }),
  },
  {
    what: 'a split',
    extra: '20.00',
    extraMinor: STAKE,
    isWanted: ({ allowed }: Dealt) => allowed.includes('split'),
    actionOf: ({ active_hand }: Dealt): object => ({ kind: 'split', hand: active_hand }),
  },
])('$what on the hall’s wallet', ({ extra, extraMinor, isWanted, actionOf }) => {
  it('is a stake of the same bet, debited once though requested twice', { timeout: 60_000 }, async () => {
    const gambler = await test.enter('blackjack')
    const dealt = await dealUntil(gambler, isWanted)
    const before = await gambler.balance()
    const requestId = randomUUID()
    const taken = dealtOf(await act(gambler, dealt.round_id, actionOf(dealt), requestId))
    expect(dealtOf(await act(gambler, dealt.round_id, actionOf(dealt), requestId))).toEqual(taken)
    const { status, bet, win } = await finish(gambler, taken)
    expect([status, bet]).toEqual(['settled', extra])
    expect(await gambler.balance()).toBe(before - extraMinor + centsOf(win))
    expect((await test.betsOf(gambler)).find(({ bet_id }) => bet_id === dealt.round_id)).toMatchObject({
      status: 'settled',
      bet_minor: STAKE + extraMinor,
      win_minor: centsOf(win),
    })
  })

  it('refused for want of money leaves the round as it is, and it is played on', {
    timeout: 60_000,
  }, async () => {
    const gambler = await test.enter('blackjack')
    const dealt = await dealUntil(gambler, isWanted)
    await test.drain(gambler)
    expect(await act(gambler, dealt.round_id, actionOf(dealt))).toMatchObject({
      status: 200,
      code: 'INSUFFICIENT',
    })
    expect(await test.stepsOf(gambler)).toEqual([])
    expect(dealtOf(await gambler.call('rounds/get', { round_id: dealt.round_id }))).toEqual(dealt)
    expect(await openBetOf(gambler)).toMatchObject({ bet_minor: STAKE })
    const { status, bet, win } = await finish(gambler, dealt)
    expect([status, bet]).toEqual(['settled', '10.00'])
    expect(await gambler.balance()).toBe(centsOf(win))
  })
})

describe('a double without a definite answer', () => {
  it.each(['before', 'after'] as const)(
    'that is lost %s it was taken is returned, and taken once when asked again',
    async (when) => {
      const gambler = await test.enter('blackjack')
      const dealt = await deal(gambler)
      const before = await gambler.balance()
      test.faults = [{ operation: 'bet', when }]
      const requestId = randomUUID()
      expect(await double(gambler, dealt, requestId)).toMatchObject({ status: 503 })
      expect(await gambler.balance()).toBe(before)
      expect(await openBetOf(gambler)).toMatchObject({ bet_minor: STAKE })
      const doubled = roundOf(await double(gambler, dealt, requestId))
      expect([doubled.status, doubled.bet]).toEqual(['settled', '20.00'])
      expect(roundOf(await double(gambler, dealt, requestId))).toEqual(doubled)
      expect(await gambler.balance()).toBe(before - STAKE + centsOf(doubled.win))
    },
  )

  it('of a process that died is returned by the job, and the hand is played on', async () => {
    const gambler = await test.enter('blackjack')
    const dealt = await deal(gambler)
    const before = await gambler.balance()
    test.faults = [
      { operation: 'bet', when: 'after' },
      { operation: 'rollback', when: 'before' },
    ]
    await double(gambler, dealt)
    await test.leaveDebiting(gambler, new Date(Date.now() - 15_000))
    await test.runJob()
    expect(await test.stepsOf(gambler)).toEqual([])
    expect(await gambler.balance()).toBe(before)
    const { bet, win } = await finish(gambler, dealt)
    expect(bet).toBe('10.00')
    expect(await gambler.balance()).toBe(before + centsOf(win))
  })
})

it('counts every stake of the round in one bet record, with what all its hands won', async () => {
  const gambler = await test.enter('blackjack')
  const dealt = await deal(gambler)
  const staked = (await test.betsOf(gambler)).reduce((sum, bet) => sum + bet.bet_minor - bet.win_minor, 0n)
  const doubled = roundOf(await double(gambler, dealt))
  expect(await gambler.balance()).toBe(START - staked - STAKE + centsOf(doubled.win))
  expect((await test.betsOf(gambler)).at(-1)).toMatchObject({
    bet_id: dealt.round_id,
    status: 'settled',
    bet_minor: 2n * STAKE,
    win_minor: centsOf(doubled.win),
  })
})
