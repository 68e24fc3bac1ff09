import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hashServerSeed } from '../../src/fairness/seed-hash.ts'
import { INTERRUPTION_MS } from '../../src/shared-rounds/run-interruption.ts'
import { LEASE_MS } from '../../src/shared-rounds/table-lease.ts'
import { createTestArcade, expectData, type TestArcade } from '../../src/testing/create-test-arcade.ts'
import { createStepKiller, type StepKiller } from '../../src/testing/kill-steps.ts'
import { crashDuringCall, crashDuringSettlement } from '../../src/testing/simulate-crash.ts'
import {
  createTableLeader,
  expectSharedGame,
  startTableLeaders,
  type TableLeader,
} from '../../src/testing/table-leader.ts'
import { baccarat } from './module.ts'
import { type BaccaratSpot, type BaccaratTable, spotReturn, winnerOf } from './rules.ts'
import { type BaccaratBet, type BaccaratRound, baccaratHandSchema } from './schemas.ts'

const game = expectSharedGame(baccarat)
let test: TestArcade
let killer: StepKiller
let leader: TableLeader
let next: TableLeader
beforeAll(async () => {
  test = await createTestArcade({ games: [baccarat], isClockFrozen: true, isUnlimited: true })
  killer = await createStepKiller(test.db)
})
afterAll(() => test.stop())
beforeEach(async () => {
  ;[leader, next] = await startTableLeaders(test, game)
})
afterEach(() => killer.revive())

let names = 0
const enter = async () => {
  names += 1
  const name = `guest-${names}`
  await test.player(name, 1_000)
  return { name, token: await test.enter('baccarat', name) }
}
type Player = Awaited<ReturnType<typeof enter>>
type Amounts = Partial<Record<BaccaratSpot, string>>
const chipsOf = (amounts: Amounts): BaccaratBet['chips'] =>
  Object.entries(amounts).map(([spot, amount]) => ({ spot: spot as BaccaratSpot, amount }))
const requestOf = (amounts: Amounts, table: BaccaratTable = 'standard') => ({
  request_id: randomUUID(),
  bet: { table, chips: chipsOf(amounts) },
})
const bet = ({ token }: Player, amounts: Amounts, table?: BaccaratTable) =>
  test.play('openRound', token, requestOf(amounts, table))
const place = async (player: Player, amounts: Amounts, table?: BaccaratTable) =>
  expectData(await bet(player, amounts, table)).round.round_id
const act = ({ token }: Player, round_id: string, action: object) =>
  test.play('actOnRound', token, { request_id: randomUUID(), round_id, action })
const roundOf = async ({ token }: Player, round_id: string) =>
  expectData(await test.play('getRound', token, { round_id })).round as BaccaratRound
const balanceOf = async ({ name }: Player) =>
  (await test.provider('wallet/balance', { player: name, platform: 'aurora_instant' })).data?.balance
const handOf = async (of = leader) => baccaratHandSchema.parse(await of.outcome())
/** What stakes of 100.00 on some spots leave of 1,000.00. */
const after = async (spots: readonly BaccaratSpot[], table: BaccaratTable = 'standard', of = leader) => {
  const hand = await handOf(of)
  return `${1_000 + spots.reduce((sum, spot) => sum + spotReturn(spot, hand, table) - 100, 0)}.00`
}

describe('a hand', () => {
  it('settles the chips of many players, shows its cards from the start of the run, and is verified from its seeds', async () => {
    const [one, two] = await Promise.all([enter(), enter()])
    const own = await place(one, { player: '100.00', player_pair: '100.00' })
    await place(two, { banker: '100.00', tie: '100.00' })
    expect((await leader.round()).result).toBeNull()
    const running = await leader.leadTo('RUNNING')
    expect(running.result).toEqual(await handOf())
    expect(await roundOf(one, own)).toMatchObject({ status: 'open', hand: null })
    const round = await leader.leadTo('SETTLED')
    expect(await balanceOf(one)).toBe(await after(['player', 'player_pair']))
    expect(await balanceOf(two)).toBe(await after(['banker', 'tie']))
    const settled = await roundOf(one, own)
    expect(settled.hand).toEqual(await handOf())
    const { server_seed, client_seed, nonce } = settled.fairness
    expect(hashServerSeed(server_seed ?? '')).toBe(round.commitment)
    const seeds = { serverSeed: server_seed ?? '', clientSeed: client_seed, nonce }
    const verified = baccarat.verify(seeds, { table: 'standard', chips: chipsOf({ player: '100.00' }) }, [])
    expect(verified.view).toMatchObject({ hand: settled.hand })
    expect((await test.arcade.checkIntegrity()).differences).toEqual([])
  })

  it('takes the next cards of its shoe', async () => {
    const before = await handOf()
    await leader.leadTo('SETTLED')
    await leader.leadTo('BETTING')
    const hand = await handOf()
    expect(hand).toMatchObject({ shoe: before.shoe, hand: before.hand + 1, burnt: null })
    expect(before.left - hand.left).toBe(hand.player.length + hand.banker.length)
  })

  it('counts the difference of player and banker for turnover, nothing when a tie returned it', async () => {
    const player = await enter()
    const own = await place(player, { player: '100.00', banker: '30.00' })
    await leader.leadTo('SETTLED')
    const { data } = await test.provider('rounds/list', {
      platform: 'aurora_instant',
      from: new Date(test.clock.now().getTime() - 60_000).toISOString(),
      to: new Date(test.clock.now().getTime() + 1_000).toISOString(),
      cursor: null,
      limit: 1_000,
    })
    const valid = winnerOf(await handOf()) === 'tie' ? '0.00' : '70.00'
    expect(data?.list).toContainEqual(
      expect.objectContaining({ bet_id: own, bet: '130.00', valid_bet: valid }),
    )
  })

  it('is another one at the table without commission, with bets of its own', async () => {
    const free = createTableLeader(test, game, 'super_six')
    await free.leadTo('BETTING')
    const player = await enter()
    const other = await place(player, { player: '100.00' })
    const own = await place(player, { banker: '100.00', super_six: '100.00' }, 'super_six')
    // Only this table is led on: the other one's bet waits.
    await free.leadTo('SETTLED')
    const { hand, ...settled } = await roundOf(player, own)
    if (hand === null) throw new Error('the hand is over')
    const win = spotReturn('banker', hand, 'super_six') + spotReturn('super_six', hand, 'super_six')
    expect(settled).toMatchObject({ status: 'settled', table: 'super_six', win: `${win}.00` })
    expect(await balanceOf(player)).toBe(`${700 + win}.00`)
    expect(await roundOf(player, other)).toMatchObject({ status: 'open', table: 'standard' })
    expect((await free.round()).chain_id).not.toBe((await leader.round()).chain_id)
  })

  it('is played in a trial too', async () => {
    const token = await test.enter('baccarat', null)
    const own = expectData(await test.play('openRound', token, requestOf({ tie: '100.00' })))
    expect(own.balance).toBe('9900.00')
    await leader.leadTo('SETTLED')
    const pays = spotReturn('tie', await handOf(), 'standard')
    expect(expectData(await test.play('getBalance', token, {})).balance).toBe(`${9_900 + pays}.00`)
  })
})

describe('before betting closes', () => {
  it('adds chips, and gives all of them back', async () => {
    const player = await enter()
    const own = await place(player, { player: '100.00' })
    const added = { kind: 'add', chips: chipsOf({ player: '50.00', tie: '10.00' }) }
    expect(expectData(await act(player, own, added))).toMatchObject({
      balance: '840.00',
      round: { bet: '160.00', chips: [{ spot: 'player', amount: '150.00' }, { spot: 'tie' }] },
    })
    expect(expectData(await act(player, own, { kind: 'cancel' }))).toMatchObject({
      balance: '1000.00',
      round: { status: 'void' },
    })
    await place(player, { banker: '100.00' })
    await leader.leadTo('SETTLED')
    expect(await balanceOf(player)).toBe(await after(['banker']))
  })

  it('refuses by code, with nothing moved: other spots and amounts, a second bet, chips beyond a limit', async () => {
    const player = await enter()
    expect(await bet(player, { player: '15.00' })).toEqual({ ok: false, code: 'BET_NOT_ALLOWED' })
    expect(await bet(player, { super_six: '10.00' })).toEqual({ ok: false, code: 'BET_NOT_ALLOWED' })
    expect(await bet(player, { player: '2000.00' })).toEqual({ ok: false, code: 'INSUFFICIENT' })
    expect(await bet(player, {})).toEqual({ ok: false, code: 'BAD_REQUEST' })
    const twice = {
      request_id: randomUUID(),
      bet: { table: 'standard', chips: [...chipsOf({ tie: '10.00' }), ...chipsOf({ tie: '10.00' })] },
    }
    expect(await test.play('openRound', player.token, twice)).toEqual({ ok: false, code: 'BAD_REQUEST' })
    expect(await balanceOf(player)).toBe('1000.00')
    const own = await place(player, { lucky_six: '100.00' })
    expect(await bet(player, { player: '10.00' })).toEqual({ ok: false, code: 'TABLE_LIMIT' })
    const add = (amounts: Amounts) => act(player, own, { kind: 'add', chips: chipsOf(amounts) })
    expect(await add({ lucky_six: '2910.00' })).toEqual({ ok: false, code: 'BET_NOT_ALLOWED' })
    expect(await add({ super_six: '10.00' })).toEqual({ ok: false, code: 'BET_NOT_ALLOWED' })
    expect(await add({ player: '1000.00' })).toEqual({ ok: false, code: 'INSUFFICIENT' })
    expect(await act(player, own, { kind: 'hit' })).toEqual({ ok: false, code: 'BAD_REQUEST' })
    const other = await enter()
    expect(await act(other, own, { kind: 'cancel' })).toEqual({ ok: false, code: 'ROUND_NOT_FOUND' })
    expect([await balanceOf(player), await balanceOf(other)]).toEqual(['900.00', '1000.00'])
  })

  it('takes 大 and 小 until the 30th hand of a shoe', async () => {
    await leader.leadTo('SETTLED')
    const { shared_round_id } = await leader.round()
    await test.db
      .updateTable('arcade.shared_rounds')
      .set({ number: 29n })
      .where('shared_round_id', '=', shared_round_id)
      .execute()
    await test.db
      .updateTable('arcade.shared_tables')
      .set({ last_number: 29n })
      .where('table_id', '=', 'standard')
      .execute()
    await leader.leadTo('BETTING')
    expect((await handOf()).hand).toBe(30)
    const player = await enter()
    const own = await place(player, { small: '10.00' })
    await leader.leadTo('SETTLED')
    expect(await roundOf(player, own)).toMatchObject({ status: 'settled' })
    await leader.leadTo('BETTING')
    expect((await handOf()).hand).toBe(31)
    const before = await balanceOf(player)
    expect(await bet(player, { small: '10.00' })).toEqual({ ok: false, code: 'BET_NOT_ALLOWED' })
    const tie = await place(player, { tie: '10.00' })
    const add = { kind: 'add', chips: chipsOf({ big: '10.00' }) }
    expect(await act(player, tie, add)).toEqual({ ok: false, code: 'BET_NOT_ALLOWED' })
    expectData(await act(player, tie, { kind: 'cancel' }))
    expect(await balanceOf(player)).toBe(before)
  })
})

it('refuses bets, more chips and the return of chips in every later phase', async () => {
  const [late, player] = [await enter(), await enter()]
  const own = await place(player, { player: '100.00' })
  const add = { kind: 'add', chips: chipsOf({ tie: '10.00' }) }
  for (const phase of ['CLOSED', 'RUNNING', 'DRAWN'] as const) {
    await leader.leadTo(phase)
    if (phase === 'CLOSED') test.clock.advance(1)
    expect(await bet(late, { player: '10.00' })).toEqual({ ok: false, code: 'BETTING_CLOSED' })
    expect(await act(player, own, add)).toEqual({ ok: false, code: 'BETTING_CLOSED' })
    expect(await act(player, own, { kind: 'cancel' })).toEqual({ ok: false, code: 'ROUND_CLOSED' })
  }
  await leader.leadTo('SETTLED')
  expect(await act(player, own, add)).toEqual({ ok: false, code: 'ROUND_CLOSED' })
  expect(await balanceOf(late)).toBe('1000.00')
  expect(await balanceOf(player)).toBe(await after(['player']))
})

describe('a leader that dies', () => {
  it.each(['BETTING', 'CLOSED', 'RUNNING', 'DRAWN'] as const)(
    'in %s is followed by one that deals and settles the same hand',
    async (phase) => {
      const player = await enter()
      const own = await place(player, { banker: '100.00', tie: '100.00' })
      const before = await leader.leadTo(phase)
      const hand = await handOf()
      // The lease of a table that was to run ends in time only while the round is not late: see below.
      if (phase === 'CLOSED')
        await test.db
          .updateTable('arcade.shared_tables')
          .set({ lease_until: test.clock.now() })
          .where('table_id', '=', 'standard')
          .execute()
      test.clock.advance(phase === 'CLOSED' ? 1 : LEASE_MS + 1)
      const settled = await next.leadTo('SETTLED')
      expect(settled.shared_round_id).toBe(before.shared_round_id)
      expect(settled.result).toEqual(hand)
      expect(await roundOf(player, own)).toMatchObject({ status: 'settled', hand })
      expect(await balanceOf(player)).toBe(await after(['banker', 'tie'], 'standard', next))
    },
  )

  it('before the run, with nobody to start it in time, leaves a void hand: every stake is returned', async () => {
    const player = await enter()
    const own = await place(player, { banker: '100.00' })
    const { runs_at } = await leader.leadTo('CLOSED')
    test.clock.advance(runs_at.getTime() + INTERRUPTION_MS + LEASE_MS - test.clock.now().getTime())
    await next.leadTo('VOID')
    expect(await roundOf(player, own)).toMatchObject({ status: 'void', win: '0.00' })
    expect(await balanceOf(player)).toBe('1000.00')
    const void_ = await handOf(next)
    await next.leadTo('BETTING')
    expect((await handOf(next)).hand).toBe(void_.hand + 1)
  })
})

describe('a process that dies between two phases of a step', () => {
  it.each(['DEBITED', 'DRAWN', 'CREDITED'])('before a bet is %s: the run counts it', async (phase) => {
    const player = await enter()
    const body = requestOf({ player: '100.00' })
    await crashDuringCall(test, killer, phase, { path: 'rounds/open', token: player.token, body })
    await leader.leadTo('SETTLED')
    expect(await balanceOf(player)).toBe(await after(['player']))
  })

  it.each(['DEBITED', 'DRAWN', 'CREDITED'])(
    'before added chips are %s: they count once, by the same request or by the run',
    async (phase) => {
      const [again, never] = [await enter(), await enter()]
      const own = [await place(again, { player: '100.00' }), await place(never, { player: '100.00' })]
      const addTo = (round_id = '') => ({
        request_id: randomUUID(),
        round_id,
        action: { kind: 'add', chips: chipsOf({ tie: '100.00' }) },
      })
      const request = addTo(own[0])
      await crashDuringCall(test, killer, phase, { path: 'rounds/act', token: again.token, body: request })
      expect(expectData(await test.play('actOnRound', again.token, request))).toMatchObject({
        balance: '800.00',
      })
      await crashDuringCall(test, killer, phase, {
        path: 'rounds/act',
        token: never.token,
        body: addTo(own[1]),
      })
      await leader.leadTo('SETTLED')
      for (const player of [again, never])
        expect(await balanceOf(player)).toBe(await after(['player', 'tie']))
    },
  )

  it('before a settlement is CREDITED: the next leader pays it once', async () => {
    const player = await enter()
    await place(player, { player: '100.00', banker: '100.00' })
    await crashDuringSettlement(killer, leader)
    test.clock.advance(LEASE_MS + 1)
    await next.leadTo('SETTLED')
    expect(await balanceOf(player)).toBe(await after(['player', 'banker'], 'standard', next))
    expect((await test.arcade.checkIntegrity()).differences).toEqual([])
  })
})
