import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { balloon, RISE_MS } from '../testing/balloon.ts'
import { expectData } from '../testing/create-test-arcade.ts'
import { crashDuringSettlement } from '../testing/simulate-crash.ts'
import { setUpTableRecovery, type TablePlayer } from '../testing/table-recovery.ts'
import { advanceTable } from './advance-table.ts'
import { INTERRUPTION_MS } from './run-interruption.ts'
import { LEASE_MS, releaseLease, takeLease } from './table-lease.ts'

const table = setUpTableRecovery(balloon)
const { enter, roundOf, balanceOf } = table
const betOf = (target: number | null = null) => ({ amount: '10.00', target })
const place = (player: TablePlayer, target: number | null = null) => table.place(player, betOf(target))
const requestOf = (target: number) => ({ request_id: randomUUID(), bet: betOf(target) })
const landOf = (round_id: string) => ({ request_id: randomUUID(), round_id, action: { kind: 'land' } })
const burst = async () => z.object({ burst: z.int() }).parse(await table.next.outcome()).burst

describe('leaders', () => {
  it('take turns: the second waits for the lease, and the first is refused afterwards', async () => {
    expect(await table.next.tick()).toBe(false)
    table.test.clock.advance(LEASE_MS + 1)
    expect(await Promise.all([table.next.tick(), table.next.tick()])).toEqual([true, true])
    expect(await table.dying.tick()).toBe(false)
  })

  it('contending for each change of phase change it once', async () => {
    const first = await table.dying.round()
    const key = { game: table.game.id, table: 'standard' }
    const { term } = await table.test.db
      .selectFrom('arcade.shared_tables')
      .select('term')
      .executeTakeFirstOrThrow()
    for (let ticks = 0; ticks < 40; ticks += 1) {
      table.test.clock.advance(1_000)
      const now = table.test.clock.now()
      const leadership = { term, lastLedAt: now, isWatched: true }
      await Promise.all(
        [table.dying, table.next].map(({ ctx }) => advanceTable(ctx, table.game, key, leadership, now)),
      )
    }
    const rounds = await table.test.db
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
    const key = { game: table.game.id, table: 'standard' }
    const before = await table.dying.round()
    table.test.clock.advance(before.closes_at.getTime() - table.test.clock.now().getTime())
    const leadership = { term: -1, lastLedAt: table.test.clock.now(), isWatched: true }
    await advanceTable(table.dying.ctx, table.game, key, leadership, table.test.clock.now())
    expect((await table.dying.round()).phase).toBe('BETTING')
  })

  it('open no round while nobody watches, and finish the one that is open', async () => {
    const player = await enter()
    await place(player, 1)
    for (let ticks = 0; ticks < 40; ticks += 1) {
      table.test.clock.advance(1_000)
      await table.dying.tick(false)
    }
    const round = await table.dying.round()
    expect(round.phase).toBe('SETTLED')
    expect(await balanceOf(player)).toBe('100.00')
    await table.dying.tick(false)
    expect((await table.dying.round()).number).toBe(round.number)
  })
})

describe('a leader that dies', () => {
  it('while betting is open is followed by one that keeps the round and its hours', async () => {
    const player = await enter()
    const own = await place(player, 1)
    const before = await table.dying.round()
    table.test.clock.advance(LEASE_MS + 1)
    await table.next.leadTo('RUNNING')
    const after = await table.next.round()
    expect(after.shared_round_id).toBe(before.shared_round_id)
    expect(after.runs_at.getTime() - before.runs_at.getTime()).toBeLessThan(1_000)
    await table.next.leadTo('SETTLED')
    expect(await roundOf(player, own)).toMatchObject({ status: 'settled', win: '10.00' })
  })

  it('before the run is void with every stake returned when nobody starts it in time', async () => {
    const player = await enter()
    const own = await place(player, 1)
    const { runs_at } = await table.dying.leadTo('CLOSED')
    table.test.clock.advance(
      runs_at.getTime() + INTERRUPTION_MS + LEASE_MS - table.test.clock.now().getTime(),
    )
    expect((await table.next.leadTo('VOID')).seed).toMatch(/^[0-9a-f]{64}$/)
    expect(await roundOf(player, own)).toMatchObject({ status: 'void' })
    expect(await balanceOf(player)).toBe('100.00')
  })

  it('during the run leaves what was landed, and what it had passed; the rest is returned', async () => {
    const [landed, reached, beyond, byHand] = [await enter(), await enter(), await enter(), await enter()]
    const own = [await place(landed), await place(reached, 2), await place(beyond, 50), await place(byHand)]
    const { runs_at } = await table.dying.leadTo('RUNNING')
    table.test.clock.advance(runs_at.getTime() + RISE_MS + 10 - table.test.clock.now().getTime())
    expectData(await table.test.play('actOnRound', landed.token, landOf(own[0] ?? '')))
    await table.dying.lead(RISE_MS * 3 - RISE_MS - 10)
    table.test.clock.advance(LEASE_MS + INTERRUPTION_MS)
    const round = await table.next.leadTo('VOID')
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
    await table.dying.leadTo('RUNNING')
    const { leader } = await table.test.db
      .selectFrom('arcade.shared_tables')
      .select('leader')
      .executeTakeFirstOrThrow()
    await releaseLease(table.dying.ctx, { game: table.game.id, table: 'standard' }, leader ?? '')
    expect(
      await takeLease(table.next.ctx, { game: table.game.id, table: 'standard' }, leader ?? ''),
    ).not.toBeNull()
    table.test.clock.advance(1)
    await table.dying.leadTo('SETTLED')
    expect(await roundOf(player, own)).toMatchObject({ status: 'settled' })
  })

  it('after the outcome is drawn is followed by one that settles', async () => {
    const player = await enter()
    const own = await place(player, await burst())
    await table.dying.leadTo('DRAWN')
    table.test.clock.advance(LEASE_MS + 1)
    await table.next.leadTo('SETTLED')
    expect(await roundOf(player, own)).toMatchObject({ status: 'settled', win: `${(await burst()) * 10}.00` })
  })
})

describe('a process that dies between two phases of a step', () => {
  it.each(['DEBITED', 'DRAWN', 'CREDITED'])(
    'before a bet is %s: the same request finishes it',
    async (phase) => {
      const player = await enter()
      const request = requestOf(1)
      await table.crashDuringCall(phase, { path: 'rounds/open', token: player.token, body: request })
      expect(expectData(await table.test.play('openRound', player.token, request))).toMatchObject({
        balance: '90.00',
        round: { status: 'open' },
      })
    },
  )

  it.each(['DEBITED', 'DRAWN', 'CREDITED'])('before a bet is %s: the run counts it', async (phase) => {
    const player = await enter()
    await table.crashDuringCall(phase, { path: 'rounds/open', token: player.token, body: requestOf(1) })
    await table.dying.leadTo('SETTLED')
    expect(await balanceOf(player)).toBe('100.00')
    const { list } = expectData(
      await table.test.play('listRounds', player.token, { cursor: null, limit: 10 }),
    )
    expect(list).toMatchObject([{ status: 'settled', bet: '10.00', win: '10.00' }])
  })

  it('before a landing is CREDITED: it stands as received, whoever finishes it', async () => {
    const [again, never] = [await enter(), await enter()]
    const own = [await place(again), await place(never)]
    await table.dying.leadTo('RUNNING')
    await table.dying.lead(2 * RISE_MS)
    const request = landOf(own[0] ?? '')
    const landing = (player: TablePlayer, body: object) =>
      table.crashDuringCall('CREDITED', { path: 'rounds/act', token: player.token, body })
    await landing(again, request)
    await landing(never, landOf(own[1] ?? ''))
    expect(await balanceOf(again)).toBe('90.00')
    await table.dying.lead(RISE_MS)
    expect(expectData(await table.test.play('actOnRound', again.token, request))).toMatchObject({
      balance: '110.00',
      round: { win: '20.00', height: 2 },
    })
    await table.dying.leadTo('SETTLED')
    expect(await roundOf(never, own[1] ?? '')).toMatchObject({ win: '20.00', height: 2 })
    expect(await balanceOf(never)).toBe('110.00')
  })

  it('before a settlement is CREDITED: the next leader pays it once', async () => {
    const player = await enter()
    const own = await place(player, await burst())
    const high = await burst()
    await crashDuringSettlement(table.killer, table.dying)
    table.test.clock.advance(LEASE_MS + 1)
    await table.next.leadTo('SETTLED')
    expect(await roundOf(player, own)).toMatchObject({ status: 'settled', win: `${high * 10}.00` })
    expect(await balanceOf(player)).toBe(`${90 + high * 10}.00`)
    await table.expectBalanced()
  })
})
