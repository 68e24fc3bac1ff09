import { randomUUID } from 'node:crypto'
import { sqlRunner } from '@gamehall/postgres'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { appLedger } from '../../rooms/wallet/index.ts'
import {
  centsOf,
  createSeamlessArcade,
  roundOf,
  type SeamlessArcade,
  START,
} from './testing/seamless-arcade.ts'

let test: SeamlessArcade
beforeAll(async () => {
  test = await createSeamlessArcade()
})
afterAll(() => test.stop())
beforeEach(() => {
  test.faults = []
})

describe('a round whose bet and win come in one request', () => {
  it('that is lost before it was processed is rolled back, and played once when retried', async () => {
    const gambler = await test.enter('dragon-gate')
    test.faults = [{ operation: 'bet-win', when: 'before' }]
    const requestId = randomUUID()
    expect(await gambler.spin(requestId)).toMatchObject({ status: 503, code: 'WALLET_UNAVAILABLE' })
    expect(await gambler.balance()).toBe(START)
    expect(await test.stepsOf(gambler)).toEqual([])
    const played = roundOf(await gambler.spin(requestId))
    expect(roundOf(await gambler.spin(requestId))).toEqual(played)
    await test.expectExact(gambler, [played])
  })

  it('that is lost after it was taken stands, and is answered all the same', async () => {
    const gambler = await test.enter('dragon-gate')
    test.faults = [{ operation: 'bet-win', when: 'after' }]
    const requestId = randomUUID()
    const played = roundOf(await gambler.spin(requestId))
    expect(test.faults).toEqual([])
    expect(roundOf(await gambler.spin(requestId))).toEqual(played)
    expect(played.status).toBe('settled')
    await test.expectExact(gambler, [played])
  })

  it.each(['before', 'after'] as const)(
    'is finished by the job when its rollback is lost %s too',
    async (when) => {
      const gambler = await test.enter('dragon-gate')
      test.faults = [
        { operation: 'bet-win', when: 'after' },
        { operation: 'rollback', when },
        { operation: 'rollback', when },
      ]
      const requestId = randomUUID()
      expect(await gambler.spin(requestId)).toMatchObject({ status: 503 })
      expect(await test.stepsOf(gambler)).toEqual(['RETURNING'])
      await test.runJob()
      expect(await test.stepsOf(gambler)).toEqual(['RETURNING'])
      await test.runJob()
      expect(await test.stepsOf(gambler)).toEqual([])
      await test.expectExact(gambler, [roundOf(await gambler.spin(requestId))])
    },
  )

  it.each([
    ['taken', [{ operation: 'bet-win', when: 'after' }]],
    ['not taken', [{ operation: 'bet-win', when: 'before' }]],
  ] as const)('of a process that died is finished by what the hall says: %s', async (what, lost) => {
    const gambler = await test.enter('dragon-gate')
    test.faults = [...lost, { operation: 'rollback', when: 'before' }]
    const requestId = randomUUID()
    await gambler.spin(requestId)
    await test.leaveDebiting(gambler, new Date())
    await test.runJob()
    expect(await test.stepsOf(gambler)).toEqual(['DEBITING'])
    await test.leaveDebiting(gambler, new Date(Date.now() - 15_000))
    await test.runJob()
    expect(await test.stepsOf(gambler)).toEqual([])
    const before = await gambler.balance()
    if (what === 'not taken') expect(before).toBe(START)
    const played = roundOf(await gambler.spin(requestId))
    if (what === 'taken') expect(await gambler.balance()).toBe(before)
    await test.expectExact(gambler, [played])
  })

  it('is finished before the next round of the player', async () => {
    const gambler = await test.enter('dragon-gate')
    test.faults = [
      { operation: 'bet-win', when: 'after' },
      { operation: 'rollback', when: 'before' },
    ]
    await gambler.spin()
    expect((await gambler.spin()).code).toBe('OK')
    expect(await test.betsOf(gambler)).toMatchObject([{ status: 'settled' }, { status: 'settled' }])
  })

  it('is played for many players at once, each to the cent, beside one who cannot pay', async () => {
    const gamblers = []
    for (let n = 0; n < 6; n += 1) gamblers.push(await test.enter('dragon-gate'))
    const poor = await test.enter('dragon-gate')
    await test.drain(poor)
    const [refused, ...played] = await Promise.all([
      poor.spin(),
      ...gamblers.map(async (gambler) => {
        const requestId = randomUUID()
        const [first, again, other] = await Promise.all([
          gambler.spin(requestId),
          gambler.spin(requestId),
          gambler.spin(),
        ])
        expect(roundOf(again)).toEqual(roundOf(first))
        return [roundOf(first), roundOf(other)]
      }),
    ])
    expect(refused).toMatchObject({ code: 'INSUFFICIENT' })
    expect(await test.betsOf(poor)).toEqual([])
    for (const [index, gambler] of gamblers.entries()) {
      const rounds = played[index] ?? []
      const won = rounds.reduce((sum, { bet, win }) => sum + centsOf(win) - centsOf(bet), 0n)
      expect(await gambler.balance()).toBe(START + won)
      expect(await test.betsOf(gambler)).toHaveLength(2)
      expect(await test.stepsOf(gambler)).toEqual([])
    }
    expect((await appLedger.check(sqlRunner(test.ctx.db))).differences).toEqual([])
  })

  it.each(['before', 'after'] as const)(
    'is exact for each of many players whose one request was lost %s it was taken',
    async (when) => {
      const gamblers = []
      for (let n = 0; n < 6; n += 1) {
        const gambler = await test.enter('dragon-gate')
        // The first round makes the player's seeds.
        gamblers.push({ gambler, first: roundOf(await gambler.spin()), requestId: randomUUID() })
      }
      test.faults = [{ operation: 'bet-wins', when }]
      const spun = await Promise.all(gamblers.map(({ gambler, requestId }) => gambler.spin(requestId)))
      expect(test.faults).toEqual([])
      const unanswered = spun.filter(({ code }) => code === 'WALLET_UNAVAILABLE')
      if (when === 'before') expect(unanswered.length).toBeGreaterThan(1)
      else expect(unanswered).toEqual([])
      for (const { gambler, first, requestId } of gamblers) {
        expect(await test.stepsOf(gambler)).toEqual([])
        await test.expectExact(gambler, [first, roundOf(await gambler.spin(requestId))])
      }
      expect((await appLedger.check(sqlRunner(test.ctx.db))).differences).toEqual([])
    },
  )

  it('takes few statements alone, and far fewer a round with many players', async () => {
    const gamblers = []
    for (let n = 0; n < 12; n += 1) {
      const gambler = await test.enter('dragon-gate')
      // The first round makes the player's seeds.
      await gambler.spin()
      gamblers.push(gambler)
    }
    const query = vi.spyOn(pg.Client.prototype, 'query')
    const [first, ...others] = gamblers
    expect((await first?.spin())?.code).toBe('OK')
    const alone = query.mock.calls.length
    // 32, and what is cached for a second.
    expect(alone).toBeLessThanOrEqual(40)
    query.mockClear()
    await Promise.all(others.map((gambler) => gambler.spin()))
    expect(query.mock.calls.length).toBeLessThan((others.length * alone) / 2)
    query.mockRestore()
  })
})
