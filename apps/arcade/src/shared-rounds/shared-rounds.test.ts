import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { saltSourceOf } from '../fairness/salt-source.ts'
import { hashServerSeed } from '../fairness/seed-hash.ts'
import { balloon, RISE_MS } from '../testing/balloon.ts'
import { createBalloonPlayers } from '../testing/balloon-players.ts'
import { createTestArcade, expectData, type TestArcade } from '../testing/create-test-arcade.ts'
import { createTableLeader, expectSharedGame, type TableLeader } from '../testing/table-leader.ts'
import { advanceTable } from './advance-table.ts'
import { TableState } from './table-state.ts'

const balloonShared = expectSharedGame(balloon)
const TABLE = { game: 'balloon', table: 'standard' }
let test: TestArcade
let leader: TableLeader
beforeAll(async () => {
  test = await createTestArcade({ games: [balloon], isClockFrozen: true })
  leader = createTableLeader(test, balloonShared, TABLE.table)
})
afterAll(() => test.stop())

const { enter, bet, act, place, roundOf, balanceOf } = createBalloonPlayers(() => test)
type Player = Awaited<ReturnType<typeof enter>>
const burst = async () => z.object({ burst: z.int() }).parse(await leader.outcome()).burst

beforeEach(() => leader.leadTo('BETTING'))

describe('a shared round', () => {
  it('settles the bets of many players by one outcome whose seed hashes to what was published', async () => {
    const [caught, flown, byHand] = await Promise.all([enter(), enter(), enter()])
    const high = await burst()
    const own = await place(caught, high)
    const lost = await place(flown, high === 50 ? null : high + 1)
    const hand = await place(byHand)
    expect(await balanceOf(caught)).toBe('990.00')
    const { runs_at } = await leader.leadTo('RUNNING')
    test.clock.advance(runs_at.getTime() + 2 * RISE_MS + 50 - test.clock.now().getTime())
    const landed = expectData(await act(byHand, hand.round_id, 'land'))
    expect(landed).toMatchObject({
      balance: '1010.00',
      round: { status: 'settled', win: '20.00', height: 2 },
    })
    const round = await leader.leadTo('SETTLED')
    expect(await roundOf(caught, own.round_id)).toMatchObject({ status: 'settled', win: `${high * 10}.00` })
    expect(await roundOf(flown, lost.round_id)).toMatchObject({ status: 'settled', win: '0.00' })
    expect(hashServerSeed(round.seed ?? '')).toBe(round.commitment)
    const { fairness } = await roundOf(caught, own.round_id)
    expect(fairness).toEqual({
      server_seed_hash: round.commitment,
      server_seed: round.seed,
      client_seed: round.salt,
      nonce: Number(round.number),
      salt_source: saltSourceOf(round),
    })
    const seeds = { serverSeed: round.seed ?? '', clientSeed: round.salt, nonce: Number(round.number) }
    expect(balloon.verify(seeds, { amount: '10.00', target: high }, []).paid).toBe(BigInt(high) * 1_000n)
    const next = await leader.leadTo('BETTING')
    expect(next.commitment).toBe(round.seed)
  })

  it('takes bets as long as the site says, whatever its game says', async () => {
    await leader.leadTo('SETTLED')
    const { timing } = balloonShared.shared
    test.clock.advance(timing.resultMs)
    const ctx = { ...leader.ctx, tableBettingMs: 1_500 }
    const { term } = await test.db.selectFrom('arcade.shared_tables').selectAll().executeTakeFirstOrThrow()
    const leadership = { term, lastLedAt: null, isWatched: true }
    await advanceTable(ctx, balloonShared, TABLE, leadership, ctx.clock.now())
    const { phase, opened_at, closes_at } = await leader.round()
    expect(phase).toBe('BETTING')
    expect(closes_at.getTime() - opened_at.getTime()).toBe(1_500)
    expect(timing.bettingMs).not.toBe(1_500)
    const state = new TableState(ctx, balloonShared, TABLE)
    await state.read()
    expect(state.snapshot('real').round).toMatchObject({
      opened_at: opened_at.toISOString(),
      closes_at: closes_at.toISOString(),
    })
  })

  it('is read without its bets where they are not asked for; the next reading has them', async () => {
    const state = new TableState(leader.ctx, balloonShared, TABLE)
    await state.read()
    const own = await place(await enter())
    expect(await state.read(false)).toEqual({ messages: { real: null, play: null }, changed: [] })
    const { changed, messages } = await state.read()
    expect(changed.map(({ row }) => row.round_id)).toEqual([own.round_id])
    expect(messages.real).toMatchObject({ bets_count: 1 })
    await place(await enter())
    await leader.leadTo('CLOSED')
    const closed = await state.read(false)
    expect(closed.messages.real).toMatchObject({ bets_count: 2, round: { phase: 'closed' } })
  })

  it('pays an automatic landing at its target while the round still runs', async () => {
    const player = await enter()
    const own = await place(player, 1)
    await leader.leadTo('RUNNING')
    await leader.lead(2 * RISE_MS)
    expect((await leader.round()).phase).toBe('RUNNING')
    expect(await roundOf(player, own.round_id)).toMatchObject({ status: 'settled', win: '10.00', height: 1 })
  })

  it('pays a landing that was received before the end and handled after it', async () => {
    const player = await enter()
    const own = await place(player)
    const { ends_at } = await leader.leadTo('RUNNING')
    const end = ends_at?.getTime() ?? 0
    await leader.lead(end - test.clock.now().getTime())
    expect((await leader.round()).phase).toBe('DRAWN')
    test.clock.advance(-1)
    expect(expectData(await act(player, own.round_id, 'land')).round).toMatchObject({
      height: (await burst()) - 1,
    })
    test.clock.advance(1)
  })

  it('moves the money of a real, a test and a trial player, and balances', async () => {
    await test.provider('players/ensure', { player: 'tester', currency: 'TWD', is_test: true })
    await test.provider('transfers/in', {
      reference: randomUUID(),
      player: 'tester',
      platform: 'aurora_instant',
      currency: 'TWD',
      amount: '1000',
    })
    const trial = { name: '', token: await test.enter('balloon', null) }
    const tester = { name: 'tester', token: await test.enter('balloon', 'tester') }
    expect(expectData(await bet(trial, 1))).toMatchObject({ balance: '9990.00' })
    expect(expectData(await bet(tester, 2))).toMatchObject({ balance: '990.00' })
    await leader.leadTo('SETTLED')
    expect(expectData(await test.play('getBalance', trial.token, {})).balance).toBe('10000.00')
    expect(await balanceOf(tester)).toBe('1010.00')
    expect((await test.arcade.checkIntegrity()).differences).toEqual([])
  })

  it('gives the hall each bet once it counts', async () => {
    const player = await enter()
    const own = await place(player, 1)
    await leader.leadTo('SETTLED')
    const now = test.clock.now().getTime()
    const { data } = await test.provider('rounds/list', {
      platform: 'aurora_instant',
      from: new Date(now - 60_000).toISOString(),
      to: new Date(now + 1_000).toISOString(),
      cursor: null,
      limit: 1_000,
    })
    expect(data?.list).toContainEqual(
      expect.objectContaining({ bet_id: own.round_id, status: 'SETTLED', valid_bet: '10.00', win: '10.00' }),
    )
    const detail = await test.provider('rounds/detail', {
      bet_id: own.round_id,
      language: 'en',
      parent_origin: 'http://hall.test',
    })
    const { seed, beacon_round } = await leader.round()
    expect(String(detail.data?.url)).toContain(`server_seed=${seed}`)
    expect(String(detail.data?.url)).toContain(`beacon_round=${beacon_round}`)
  })
})

describe('refused without moving anything', () => {
  const expectUntouched = async (player: Player) => expect(await balanceOf(player)).toBe('1000.00')

  it('a bet received after the end of betting, in every later phase', async () => {
    const player = await enter()
    for (const phase of ['CLOSED', 'RUNNING', 'DRAWN', 'SETTLED'] as const) {
      await leader.leadTo(phase)
      if (phase === 'CLOSED') test.clock.advance(1)
      expect(await bet(player)).toEqual({ ok: false, code: 'BETTING_CLOSED' })
    }
    await expectUntouched(player)
  })

  it('takes a bet received in time though the table is closed by now', async () => {
    const player = await enter()
    const { closes_at } = await leader.leadTo('CLOSED')
    test.clock.advance(closes_at.getTime() - test.clock.now().getTime())
    expect(expectData(await bet(player)).round).toMatchObject({ status: 'open' })
    await leader.leadTo('SETTLED')
  })

  it('a landing before the run, after the burst and after the end', async () => {
    const player = await enter()
    const own = await place(player)
    expect(await act(player, own.round_id, 'land')).toEqual({ ok: false, code: 'ROUND_CLOSED' })
    const { ends_at } = await leader.leadTo('RUNNING')
    await leader.lead((ends_at?.getTime() ?? 0) - test.clock.now().getTime() - RISE_MS)
    test.clock.advance(RISE_MS)
    expect((await leader.round()).phase).toBe('RUNNING')
    expect(await act(player, own.round_id, 'land')).toEqual({ ok: false, code: 'ROUND_CLOSED' })
    await leader.leadTo('SETTLED')
    expect(await act(player, own.round_id, 'land')).toEqual({ ok: false, code: 'ROUND_CLOSED' })
    expect(await balanceOf(player)).toBe('990.00')
  })

  it('a second landing: it returns the first', async () => {
    const player = await enter()
    const own = await place(player)
    await leader.leadTo('RUNNING')
    await leader.lead(2 * RISE_MS)
    const both = await Promise.all([act(player, own.round_id, 'land'), act(player, own.round_id, 'land')])
    for (const one of both) expect(expectData(one).round).toMatchObject({ win: '20.00', height: 2 })
    await leader.lead(RISE_MS)
    expect(expectData(await act(player, own.round_id, 'land')).round).toMatchObject({ height: 2 })
    expect(await balanceOf(player)).toBe('1010.00')
  })

  it("another player's bet, an unknown action, limits, too many bets, too little money", async () => {
    const [player, other] = await Promise.all([enter(), enter()])
    const own = await place(player)
    expect(await act(other, own.round_id, 'cancel')).toEqual({ ok: false, code: 'ROUND_NOT_FOUND' })
    expect(await act(player, own.round_id, 'fly')).toEqual({ ok: false, code: 'BAD_REQUEST' })
    expect(await bet(other, null, '0.50')).toEqual({ ok: false, code: 'BET_NOT_ALLOWED' })
    await expectUntouched(other)
    await place(player)
    expect(await bet(player)).toEqual({ ok: false, code: 'TABLE_LIMIT' })
    await test.player('poor', 5)
    const poor = { name: 'poor', token: await test.enter('balloon', 'poor') }
    expect(await bet(poor)).toEqual({ ok: false, code: 'INSUFFICIENT' })
    expect(await balanceOf(poor)).toBe('5.00')
    await test.player('short', 15)
    const short = { name: 'short', token: await test.enter('balloon', 'short') }
    const only = await place(short)
    expect(await act(short, only.round_id, 'raise')).toEqual({ ok: false, code: 'INSUFFICIENT' })
    expect(await roundOf(short, only.round_id)).toMatchObject({
      status: 'open',
      bet: '10.00',
      amount: '10.00',
    })
    expect(await balanceOf(short)).toBe('5.00')
  })

  it('a request id of another bet or action; the same request returns its bet', async () => {
    const player = await enter()
    const requestId = randomUUID()
    const [first, again] = await Promise.all([
      bet(player, null, '10.00', requestId),
      bet(player, null, '10.00', requestId),
    ])
    expect(expectData(again).round.round_id).toBe(expectData(first).round.round_id)
    expect(await bet(player, null, '20.00', requestId)).toEqual({ ok: false, code: 'REQUEST_CONFLICT' })
    const [sameTime, twice] = [randomUUID(), await enter()]
    const both = await Promise.all([bet(twice, 2, '1.00', sameTime), bet(twice, 3, '2.00', sameTime)])
    expect(both.map((one) => ('code' in one ? one.code : 'OK')).sort()).toEqual(['OK', 'REQUEST_CONFLICT'])
    const own = expectData(first).round.round_id
    const cancel = randomUUID()
    expectData(await act(player, own, 'cancel', cancel))
    expect(await act(player, own, 'raise', cancel)).toEqual({ ok: false, code: 'REQUEST_CONFLICT' })
    await expectUntouched(player)
  })

  it('the same request with its ids in capitals: it returns its bet', async () => {
    const player = await enter()
    const [request, cancel] = [randomUUID(), randomUUID()]
    const { round_id: own } = expectData(await bet(player, null, '10.00', request)).round
    const again = expectData(await bet(player, null, '10.00', request.toUpperCase())).round
    expect(again.round_id).toBe(own)
    expectData(await act(player, own.toUpperCase(), 'cancel', cancel))
    const other = await act(player, own, 'raise', cancel.toUpperCase())
    expect(other).toMatchObject({ code: 'REQUEST_CONFLICT' })
    await expectUntouched(player)
  })

  it('a bet by a grant of free rounds, which no table has: the player does not pay for it', async () => {
    const player = await enter()
    const order = {
      request_id: randomUUID(),
      free_rounds: randomUUID(),
      bet: { amount: '10.00', target: null },
    }
    expect(await test.play('openRound', player.token, order)).toMatchObject({ code: 'FREE_ROUNDS_OVER' })
    await expectUntouched(player)
  })
})
