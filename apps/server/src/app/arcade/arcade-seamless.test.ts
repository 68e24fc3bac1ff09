import { randomUUID } from 'node:crypto'
import { createLedger } from '@gamehall/ledger'
import { formatWireAmount } from '@gamehall/money'
import { sqlRunner } from '@gamehall/postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createArcadeProvider } from '../../providers/games/index.ts'
import { appLedger } from '../../rooms/wallet/index.ts'
import { limitStakes } from '../../testing/index.ts'
import { createSeamlessArcade, roundOf, type SeamlessArcade, START } from './testing/seamless-arcade.ts'
import { ARCADE_SECRET } from './testing/serve-arcade.ts'

let test: SeamlessArcade
beforeAll(async () => {
  test = await createSeamlessArcade()
})
afterAll(() => test.stop())
beforeEach(() => {
  test.faults = []
})

describe('a game on the hall’s wallet', () => {
  it('takes each bet from the main wallet and pays each win to it', async () => {
    const gambler = await test.enter('dragon-gate')
    const rounds = []
    for (let n = 0; n < 5; n += 1) {
      const played = await gambler.spin()
      expect(played.code).toBe('OK')
      rounds.push(roundOf(played))
      expect(played.data.balance).toBe(formatWireAmount(await gambler.balance(), 'TWD'))
    }
    await test.expectExact(gambler, rounds)
    for (const ledger of [appLedger, createLedger({ schema: 'arcade_ledger' })])
      expect((await ledger.check(sqlRunner(test.ctx.db))).differences).toEqual([])
  })

  it('plays a game of several steps: the round is open until it ends', async () => {
    const gambler = await test.enter('mines')
    const opened = await gambler.call('rounds/open', {
      request_id: randomUUID(),
      bet: { amount: '10.00', mines: 1 },
    })
    const { round_id } = roundOf(opened)
    expect(await test.betsOf(gambler)).toMatchObject([{ status: 'open', bet_minor: 10_00n }])
    expect(await gambler.balance()).toBe(START - 10_00n)
    const act = (action: object) => gambler.call('rounds/act', { request_id: randomUUID(), round_id, action })
    const picked = roundOf(await act({ kind: 'pick', tile: 0 }))
    const round = picked.status === 'open' ? roundOf(await act({ kind: 'cash_out' })) : picked
    expect(round.status).toBe('settled')
    await test.expectExact(gambler, [round])
  })

  it('of a test account plays with play money', async () => {
    const gambler = await test.enter('dragon-gate', 2)
    await test.expectExact(gambler, [roundOf(await gambler.spin())])
  })
})

describe('a bet without a definite answer', () => {
  it.each(['before', 'after'] as const)(
    'that is lost %s it was taken is returned, and taken once when asked again',
    async (when) => {
      const gambler = await test.enter('mines')
      test.faults = [{ operation: 'bet', when }]
      const requestId = randomUUID()
      expect(await gambler.open(requestId)).toMatchObject({ status: 503, code: 'WALLET_UNAVAILABLE' })
      expect(await gambler.balance()).toBe(START)
      expect(await test.stepsOf(gambler)).toEqual([])
      const opened = roundOf(await gambler.open(requestId))
      expect(roundOf(await gambler.open(requestId))).toEqual(opened)
      expect(await gambler.balance()).toBe(START - 10_00n)
      await test.expectExact(gambler, [roundOf(await gambler.pick(opened.round_id))])
    },
  )

  it.each(['before', 'after'] as const)(
    'is returned by the job when its return is lost %s too',
    async (when) => {
      const gambler = await test.enter('mines')
      test.faults = [
        { operation: 'bet', when: 'after' },
        { operation: 'rollback', when },
        { operation: 'rollback', when },
      ]
      expect(await gambler.open()).toMatchObject({ status: 503 })
      expect(await test.stepsOf(gambler)).toEqual(['RETURNING'])
      await test.runJob()
      expect(await test.stepsOf(gambler)).toEqual(['RETURNING'])
      await test.runJob()
      expect(await test.stepsOf(gambler)).toEqual([])
      expect(await gambler.balance()).toBe(START)
      expect(await test.betsOf(gambler)).toMatchObject([{ status: 'void' }])
    },
  )

  it('of a process that died is returned, and no sooner than it could still be under way', async () => {
    const gambler = await test.enter('mines')
    test.faults = [
      { operation: 'bet', when: 'after' },
      { operation: 'rollback', when: 'before' },
    ]
    await gambler.open()
    await test.leaveDebiting(gambler, new Date())
    await test.runJob()
    expect(await test.stepsOf(gambler)).toEqual(['DEBITING'])
    await test.leaveDebiting(gambler, new Date(Date.now() - 15_000))
    await test.runJob()
    expect(await test.stepsOf(gambler)).toEqual([])
    expect(await gambler.balance()).toBe(START)
  })
})

describe('a win without an answer', () => {
  it.each(['before', 'after'] as const)(
    'that is lost %s it was paid is repeated under its id, and paid once',
    async (when) => {
      const gambler = await test.enter('mines')
      const { round_id } = roundOf(await gambler.open())
      test.faults = [{ operation: 'win', when }]
      const requestId = randomUUID()
      expect(await gambler.pick(round_id, requestId)).toMatchObject({
        status: 503,
        code: 'WALLET_UNAVAILABLE',
      })
      expect(await test.stepsOf(gambler)).toEqual(['DRAWN'])
      await test.expectExact(gambler, [roundOf(await gambler.pick(round_id, requestId))])
    },
  )

  it('is paid by the job, and after the player has logged out', async () => {
    const gambler = await test.enter('mines')
    const { round_id } = roundOf(await gambler.open())
    test.faults = [{ operation: 'win', when: 'before' }]
    const requestId = randomUUID()
    await gambler.pick(round_id, requestId)
    await test.ctx.db.updateTable('seamless_sessions').set({ ended_at: new Date() }).execute()
    await test.runJob()
    expect(await test.stepsOf(gambler)).toEqual([])
    await test.expectExact(gambler, [roundOf(await gambler.pick(round_id, requestId))])
    expect(await gambler.open()).toMatchObject({ code: 'SESSION_EXPIRED' })
  })

  it('is settled before the next round of the player', async () => {
    const gambler = await test.enter('mines')
    const { round_id } = roundOf(await gambler.open())
    test.faults = [{ operation: 'win', when: 'before' }]
    await gambler.pick(round_id)
    expect((await gambler.open()).code).toBe('OK')
    expect(await test.betsOf(gambler)).toMatchObject([{ status: 'settled' }, { status: 'open' }])
  })
})

describe('a bet that the hall refuses', () => {
  it('leaves no round behind', async () => {
    const gambler = await test.enter('dragon-gate')
    await limitStakes(test.ctx, gambler.player, 15_00n)
    const first = roundOf(await gambler.spin())
    expect(await gambler.spin()).toMatchObject({ status: 200, code: 'LIMIT_REACHED' })
    expect(await test.stepsOf(gambler)).toEqual([])
    await test.expectExact(gambler, [first])
  })

  it('for want of money is INSUFFICIENT', async () => {
    const gambler = await test.enter('dragon-gate')
    await test.drain(gambler)
    expect(await gambler.spin()).toMatchObject({ code: 'INSUFFICIENT' })
  })
})

it('a player of the arcade keeps one wallet mode', async () => {
  const { playerId } = (await test.enter('dragon-gate')).player
  const transfer = createArcadeProvider({
    baseUrl: test.arcadeUrl,
    signingSecret: ARCADE_SECRET,
    clock: test.ctx.clock,
  })
  expect(await transfer.ensurePlayer(`gs_${playerId}`, { isTest: false })).toMatchObject({
    ok: false,
    error: 'DUPLICATE',
  })
})
