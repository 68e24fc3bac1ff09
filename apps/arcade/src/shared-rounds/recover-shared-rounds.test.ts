import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { balloon, RISE_MS } from '../testing/balloon.ts'
import { createTestArcade, expectData, type TestArcade } from '../testing/create-test-arcade.ts'
import { createStepKiller, type StepKiller } from '../testing/kill-steps.ts'
import { crashDuringCall, crashDuringSettlement } from '../testing/simulate-crash.ts'
import { expectSharedGame, startTableLeaders, type TableLeader } from '../testing/table-leader.ts'
import { advanceTable, INTERRUPTION_MS } from './advance-table.ts'
import { LEASE_MS, releaseLease, takeLease } from './table-lease.ts'

const game = expectSharedGame(balloon)
let test: TestArcade
let killer: StepKiller
let dying: TableLeader
let next: TableLeader
beforeAll(async () => {
  test = await createTestArcade({ games: [balloon], isClockFrozen: true })
  killer = await createStepKiller(test.db)
})
afterAll(() => test.stop())
beforeEach(async () => {
  ;[dying, next] = await startTableLeaders(test, game)
})
afterEach(() => killer.revive())

let names = 0
const enter = async () => {
  names += 1
  const name = `flyer-${names}`
  await test.player(name, 100)
  return { name, token: await test.enter('balloon', name) }
}
type Player = Awaited<ReturnType<typeof enter>>
const betOf = (target: number | null = null) => ({
  request_id: randomUUID(),
  bet: { amount: '10.00', target },
})
const place = async ({ token }: Player, target: number | null = null) =>
  expectData(await test.play('openRound', token, betOf(target))).round.round_id
const landOf = (round_id: string) => ({ request_id: randomUUID(), round_id, action: { kind: 'land' } })
const roundOf = async ({ token }: Player, round_id: string) =>
  expectData(await test.play('getRound', token, { round_id })).round
const balanceOf = async ({ name }: Player) =>
  (await test.provider('wallet/balance', { player: name, platform: 'aurora_instant' })).data?.balance
const burst = async () => z.object({ burst: z.int() }).parse(await next.outcome()).burst

describe('leaders', () => {
  it('take turns: the second waits for the lease, and the first is refused afterwards', async () => {
    expect(await next.tick()).toBe(false)
    test.clock.advance(LEASE_MS + 1)
    expect(await Promise.all([next.tick(), next.tick()])).toEqual([true, true])
    expect(await dying.tick()).toBe(false)
  })

  it('contending for each change of phase change it once', async () => {
    const first = await dying.round()
    const key = { game: game.id, table: 'standard' }
    const { term } = await test.db.selectFrom('arcade.shared_tables').select('term').executeTakeFirstOrThrow()
    for (let ticks = 0; ticks < 40; ticks += 1) {
      test.clock.advance(1_000)
      const now = test.clock.now()
      const leadership = { term, lastLedAt: now, isWatched: true }
      await Promise.all([dying, next].map(({ ctx }) => advanceTable(ctx, game, key, leadership, now)))
    }
    const rounds = await test.db
      .selectFrom('arcade.shared_rounds')
      .select(['number', 'chain_index', 'phase'])
      .where('number', '>=', first.number)
      .orderBy('number')
      .execute()
    expect(rounds.length).toBeGreaterThan(1)
    expect(rounds.map(({ number }) => number)).toEqual(rounds.map((_, index) => first.number + BigInt(index)))
    expect(rounds.slice(0, -1).every(({ phase }) => phase === 'SETTLED')).toBe(true)
  })

  it('of an earlier term change nothing', async () => {
    const key = { game: game.id, table: 'standard' }
    const before = await dying.round()
    test.clock.advance(before.closes_at.getTime() - test.clock.now().getTime())
    const leadership = { term: -1, lastLedAt: test.clock.now(), isWatched: true }
    await advanceTable(dying.ctx, game, key, leadership, test.clock.now())
    expect((await dying.round()).phase).toBe('BETTING')
  })

  it('open no round while nobody watches, and finish the one that is open', async () => {
    const player = await enter()
    await place(player, 1)
    for (let ticks = 0; ticks < 40; ticks += 1) {
      test.clock.advance(1_000)
      await dying.tick(false)
    }
    const round = await dying.round()
    expect(round.phase).toBe('SETTLED')
    expect(await balanceOf(player)).toBe('100.00')
    await dying.tick(false)
    expect((await dying.round()).number).toBe(round.number)
  })
})

describe('a leader that dies', () => {
  it('while betting is open is followed by one that keeps the round and its hours', async () => {
    const player = await enter()
    const own = await place(player, 1)
    const before = await dying.round()
    test.clock.advance(LEASE_MS + 1)
    await next.leadTo('RUNNING')
    const after = await next.round()
    expect(after.shared_round_id).toBe(before.shared_round_id)
    expect(after.runs_at.getTime() - before.runs_at.getTime()).toBeLessThan(1_000)
    await next.leadTo('SETTLED')
    expect(await roundOf(player, own)).toMatchObject({ status: 'settled', win: '10.00' })
  })

  it('before the run is void with every stake returned when nobody starts it in time', async () => {
    const player = await enter()
    const own = await place(player, 1)
    const { runs_at } = await dying.leadTo('CLOSED')
    test.clock.advance(runs_at.getTime() + INTERRUPTION_MS + LEASE_MS - test.clock.now().getTime())
    expect((await next.leadTo('VOID')).seed).toMatch(/^[0-9a-f]{64}$/)
    expect(await roundOf(player, own)).toMatchObject({ status: 'void' })
    expect(await balanceOf(player)).toBe('100.00')
  })

  it('during the run leaves what was landed, and what it had passed; the rest is returned', async () => {
    const [landed, reached, beyond, byHand] = [await enter(), await enter(), await enter(), await enter()]
    const own = [await place(landed), await place(reached, 2), await place(beyond, 50), await place(byHand)]
    const { runs_at } = await dying.leadTo('RUNNING')
    test.clock.advance(runs_at.getTime() + RISE_MS + 10 - test.clock.now().getTime())
    expectData(await test.play('actOnRound', landed.token, landOf(own[0] ?? '')))
    await dying.lead(RISE_MS * 3 - RISE_MS - 10)
    test.clock.advance(LEASE_MS + INTERRUPTION_MS)
    const round = await next.leadTo('VOID')
    expect(round.interrupted_at?.getTime()).toBe(runs_at.getTime() + 3 * RISE_MS)
    expect(await roundOf(landed, own[0] ?? '')).toMatchObject({ status: 'settled', win: '10.00' })
    expect(await roundOf(reached, own[1] ?? '')).toMatchObject({ status: 'settled', win: '20.00' })
    expect(await roundOf(beyond, own[2] ?? '')).toMatchObject({ status: 'void', win: '0.00' })
    expect(await roundOf(byHand, own[3] ?? '')).toMatchObject({ status: 'void', win: '0.00' })
    expect([await balanceOf(beyond), await balanceOf(byHand)]).toEqual(['100.00', '100.00'])
  })

  it('that gave its lease back in the run is followed at once, and nothing is void', async () => {
    const player = await enter()
    const own = await place(player, await burst())
    await dying.leadTo('RUNNING')
    const { leader } = await test.db
      .selectFrom('arcade.shared_tables')
      .select('leader')
      .executeTakeFirstOrThrow()
    await releaseLease(dying.ctx, { game: game.id, table: 'standard' }, leader ?? '')
    expect(await takeLease(next.ctx, { game: game.id, table: 'standard' }, leader ?? '')).not.toBeNull()
    test.clock.advance(1)
    await dying.leadTo('SETTLED')
    expect(await roundOf(player, own)).toMatchObject({ status: 'settled' })
  })

  it('after the outcome is drawn is followed by one that settles', async () => {
    const player = await enter()
    const own = await place(player, await burst())
    await dying.leadTo('DRAWN')
    test.clock.advance(LEASE_MS + 1)
    await next.leadTo('SETTLED')
    expect(await roundOf(player, own)).toMatchObject({ status: 'settled', win: `${(await burst()) * 10}.00` })
  })
})

describe('a process that dies between two phases of a step', () => {
  it.each(['DEBITED', 'DRAWN', 'CREDITED'])(
    'before a bet is %s: the same request finishes it',
    async (phase) => {
      const player = await enter()
      const request = betOf(1)
      await crashDuringCall(test, killer, phase, { path: 'rounds/open', token: player.token, body: request })
      expect(expectData(await test.play('openRound', player.token, request))).toMatchObject({
        balance: '90.00',
        round: { status: 'open' },
      })
    },
  )

  it.each(['DEBITED', 'DRAWN', 'CREDITED'])('before a bet is %s: the run counts it', async (phase) => {
    const player = await enter()
    await crashDuringCall(test, killer, phase, { path: 'rounds/open', token: player.token, body: betOf(1) })
    await dying.leadTo('SETTLED')
    expect(await balanceOf(player)).toBe('100.00')
    const { list } = expectData(await test.play('listRounds', player.token, { cursor: null, limit: 10 }))
    expect(list).toMatchObject([{ status: 'settled', bet: '10.00', win: '10.00' }])
  })

  it('before a landing is CREDITED: it stands as received, whoever finishes it', async () => {
    const [again, never] = [await enter(), await enter()]
    const own = [await place(again), await place(never)]
    await dying.leadTo('RUNNING')
    await dying.lead(2 * RISE_MS)
    const request = landOf(own[0] ?? '')
    const landing = (player: Player, body: object) =>
      crashDuringCall(test, killer, 'CREDITED', { path: 'rounds/act', token: player.token, body })
    await landing(again, request)
    await landing(never, landOf(own[1] ?? ''))
    expect(await balanceOf(again)).toBe('90.00')
    await dying.lead(RISE_MS)
    expect(expectData(await test.play('actOnRound', again.token, request))).toMatchObject({
      balance: '110.00',
      round: { win: '20.00', height: 2 },
    })
    await dying.leadTo('SETTLED')
    expect(await roundOf(never, own[1] ?? '')).toMatchObject({ win: '20.00', height: 2 })
    expect(await balanceOf(never)).toBe('110.00')
  })

  it('before a settlement is CREDITED: the next leader pays it once', async () => {
    const player = await enter()
    const own = await place(player, await burst())
    const high = await burst()
    await crashDuringSettlement(killer, dying)
    test.clock.advance(LEASE_MS + 1)
    await next.leadTo('SETTLED')
    expect(await roundOf(player, own)).toMatchObject({ status: 'settled', win: `${high * 10}.00` })
    expect(await balanceOf(player)).toBe(`${90 + high * 10}.00`)
    expect((await test.arcade.checkIntegrity()).differences).toEqual([])
  })
})
