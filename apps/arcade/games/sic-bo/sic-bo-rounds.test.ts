import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LEASE_MS } from '../../src/shared-rounds/table-lease.ts'
import { createTestArcade, expectData, type TestArcade } from '../../src/testing/create-test-arcade.ts'
import { createStepKiller, type StepKiller } from '../../src/testing/kill-steps.ts'
import { crashDuringCall, crashDuringSettlement } from '../../src/testing/simulate-crash.ts'
import { expectSharedGame, startTableLeaders, type TableLeader } from '../../src/testing/table-leader.ts'
import { formatAmount } from '../../src/wallet/amount.ts'
import { payoutOf, readChips, type WireChip } from './chips.ts'
import { sicBo } from './module.ts'
import type { Dice } from './rules.ts'
import { sicBoOutcomeSchema } from './schemas.ts'

/** Longer than a table waits for a leader before it gives a round back. */
const LONG_MS = LEASE_MS + 10_000

const game = expectSharedGame(sicBo)
let test: TestArcade
let killer: StepKiller
let leader: TableLeader
let next: TableLeader
beforeAll(async () => {
  test = await createTestArcade({ games: [sicBo], isClockFrozen: true })
  killer = await createStepKiller(test.db)
})
afterAll(() => test.stop())
beforeEach(async () => {
  ;[leader, next] = await startTableLeaders(test, game)
})
afterEach(() => killer.revive())

let names = 0
const enter = async (dollars = 1_000) => {
  names += 1
  const name = `guest-${names}`
  await test.player(name, dollars)
  return { name, token: await test.enter('sic-bo', name) }
}
type Player = Awaited<ReturnType<typeof enter>>

const chips = (...pairs: readonly (readonly [spot: string, amount: string])[]): WireChip[] =>
  pairs.map(([spot, amount]) => ({ spot, amount }))
const BIG = chips(['big', '100.00'])
const openOf = (bet: readonly WireChip[], request_id = randomUUID()) => ({
  request_id,
  bet: { chips: [...bet] },
})
const open = ({ token }: Player, bet: readonly WireChip[], request_id = randomUUID()) =>
  test.play('openRound', token, openOf(bet, request_id))
const place = async (player: Player, bet: readonly WireChip[]) =>
  expectData(await open(player, bet)).round.round_id
const addOf = (round_id: string, more: readonly WireChip[], request_id = randomUUID()) => ({
  request_id,
  round_id,
  action: { kind: 'add', chips: [...more] },
})
const add = ({ token }: Player, round_id: string, more: readonly WireChip[], request_id = randomUUID()) =>
  test.play('actOnRound', token, addOf(round_id, more, request_id))
const cancel = ({ token }: Player, round_id: string) =>
  test.play('actOnRound', token, { request_id: randomUUID(), round_id, action: { kind: 'cancel' } })
const roundOf = async ({ token }: Player, round_id: string) =>
  expectData(await test.play('getRound', token, { round_id })).round
const balanceOf = async ({ name }: Player) =>
  (await test.provider('wallet/balance', { player: name, platform: sicBo.platform })).data?.balance
const diceOf = async (): Promise<Dice> => sicBoOutcomeSchema.parse(await leader.outcome()).dice
const paid = (bet: readonly WireChip[], dice: Dice) => payoutOf(readChips(bet), dice)
const refused = (code: string) => ({ ok: false, code })

describe('a roll', () => {
  it('pays every chip by the dice that follow from the published seed, and counts opposite chips by their difference', async () => {
    const player = await enter()
    const dice = await diceOf()
    const first = chips(['big', '100.00'], ['small', '70.00'], [`single-${dice[0]}`, '10.00'])
    const more = chips(
      ['big', '20.00'],
      [`total-${Math.min(17, Math.max(4, dice[0] + dice[1] + dice[2]))}`, '10.00'],
    )
    const own = await place(player, first)
    expect(expectData(await add(player, own, more))).toMatchObject({
      balance: '790.00',
      round: { status: 'open', bet: '210.00', dice: null },
    })
    await leader.leadTo('SETTLED')
    const all = [...chips(['big', '120.00']), ...first.slice(1), ...more.slice(1)]
    const win = paid(all, dice)
    const round = await roundOf(player, own)
    expect(round).toMatchObject({ status: 'settled', dice, win: formatAmount(win) })
    expect(await balanceOf(player)).toBe(formatAmount(79_000n + win))
    const { valid_bet } = await test.db
      .selectFrom('arcade.rounds')
      .select('valid_bet')
      .where('round_id', '=', own)
      .executeTakeFirstOrThrow()
    expect(valid_bet).toBe(7_000n)
    const detail = { bet_id: own, language: 'en', parent_origin: 'http://hall.test' }
    const { data } = await test.provider('rounds/detail', detail)
    expect(data?.uncounted).toEqual([{ cause: 'opposite', amount: '140.00' }])
    const { server_seed, client_seed, nonce } = round.fairness
    const seeds = { serverSeed: server_seed ?? '', clientSeed: client_seed, nonce }
    expect(sicBo.verify(seeds, { chips: all }, [])).toMatchObject({
      staked: 21_000n,
      paid: win,
      view: { dice },
    })
    expect((await test.arcade.checkIntegrity()).differences).toEqual([])
  })

  it('is shown from its start, when nothing can be bet any more', async () => {
    const player = await enter()
    const own = await place(player, BIG)
    const before = await leader.round()
    expect([before.seed, before.result]).toEqual([null, null])
    expect(await roundOf(player, own)).toMatchObject({ dice: null, fairness: { server_seed: null } })
    const { result } = await leader.leadTo('RUNNING')
    expect(result).toEqual({ dice: await diceOf() })
    expect(await open(await enter(), BIG)).toEqual(refused('BETTING_CLOSED'))
  })

  it('plays with play money in a trial', async () => {
    const token = await test.enter('sic-bo', null)
    const answer = expectData(await test.play('openRound', token, openOf(BIG)))
    expect(answer).toMatchObject({ balance: '9900.00', round: { status: 'open' } })
    const dice = await diceOf()
    await leader.leadTo('SETTLED')
    const { round } = expectData(await test.play('getRound', token, { round_id: answer.round.round_id }))
    expect(round).toMatchObject({ status: 'settled', win: formatAmount(paid(BIG, dice)) })
  })

  it('gives every chip back to who cancels in time', async () => {
    const player = await enter()
    const own = await place(player, BIG)
    expectData(await add(player, own, chips(['odd', '50.00'])))
    expect(expectData(await cancel(player, own))).toMatchObject({
      balance: '1000.00',
      round: { status: 'void' },
    })
    expect(expectData(await cancel(player, own)).round.status).toBe('void')
    expect(expectData(await open(player, BIG)).balance).toBe('900.00')
  })
})

describe('refused by code, with nothing moved', () => {
  it.each([
    ['below a spot', chips(['big', '9.00']), 'BET_NOT_ALLOWED'],
    ['between two steps', chips(['big', '15.00']), 'BET_NOT_ALLOWED'],
    ['above a triple', chips(['triple-6', '210.00']), 'BET_NOT_ALLOWED'],
    ['an unknown spot', chips(['total-18', '10.00']), 'BAD_REQUEST'],
    ['a spot twice', chips(['big', '10.00'], ['big', '10.00']), 'BAD_REQUEST'],
    ['no chips', [], 'BAD_REQUEST'],
    [
      'above the round',
      chips(['big', '20000.00'], ['odd', '20000.00'], ['small', '10010.00']),
      'BET_NOT_ALLOWED',
    ],
  ])('%s', async (_case, bet, code) => {
    const player = await enter()
    expect(await open(player, bet)).toEqual(refused(code))
    expect(await balanceOf(player)).toBe('1000.00')
  })

  it('added chips beyond a limit, beyond the balance, on a bet of another, and a second bet', async () => {
    const [player, other] = [await enter(), await enter()]
    const own = await place(player, chips(['triple-1', '150.00']))
    expect(await add(player, own, chips(['triple-1', '60.00']))).toEqual(refused('BET_NOT_ALLOWED'))
    expect(await add(player, own, chips(['big', '860.00']))).toEqual(refused('INSUFFICIENT'))
    expect(await add(other, own, BIG)).toEqual(refused('ROUND_NOT_FOUND'))
    expect(await cancel(other, own)).toEqual(refused('ROUND_NOT_FOUND'))
    expect(await open(player, BIG)).toEqual(refused('TABLE_LIMIT'))
    expect([await balanceOf(player), await balanceOf(other)]).toEqual(['850.00', '1000.00'])
    expect(await roundOf(player, own)).toMatchObject({ status: 'open', bet: '150.00' })
  })

  it.each(['CLOSED', 'RUNNING', 'DRAWN'] as const)(
    'bets, added chips and cancels while %s',
    async (phase) => {
      const [player, other] = [await enter(), await enter()]
      const own = await place(player, BIG)
      await leader.leadTo(phase)
      // A request received at the very end of betting is in time.
      test.clock.advance(1)
      expect(await open(other, BIG)).toEqual(refused('BETTING_CLOSED'))
      expect(await add(player, own, BIG)).toEqual(refused('BETTING_CLOSED'))
      expect(await cancel(player, own)).toEqual(refused('ROUND_CLOSED'))
      expect([await balanceOf(player), await balanceOf(other)]).toEqual(['900.00', '1000.00'])
    },
  )

  it('added chips and a cancel when the bet is over', async () => {
    const player = await enter()
    const own = await place(player, BIG)
    await leader.leadTo('SETTLED')
    const balance = await balanceOf(player)
    expect(await add(player, own, BIG)).toEqual(refused('ROUND_CLOSED'))
    expect(await cancel(player, own)).toEqual(refused('ROUND_CLOSED'))
    expect(await balanceOf(player)).toBe(balance)
  })

  it('a request twice: it counts once, and another under its id not at all', async () => {
    const player = await enter()
    const [first, more] = [randomUUID(), randomUUID()]
    const own = expectData(await open(player, BIG, first)).round.round_id
    expect(expectData(await open(player, BIG, first)).round.round_id).toBe(own)
    expect(await open(player, chips(['small', '100.00']), first)).toEqual(refused('REQUEST_CONFLICT'))
    expectData(await add(player, own, BIG, more))
    expect(expectData(await add(player, own, BIG, more))).toMatchObject({
      balance: '800.00',
      round: { bet: '200.00' },
    })
    expect(await add(player, own, chips(['odd', '10.00']), more)).toEqual(refused('REQUEST_CONFLICT'))
  })
})

describe('a process that dies', () => {
  /** Ends the round under the next leader, and checks that the bet was settled by the rules. */
  async function expectSettled(
    player: Player,
    own: string,
    bet: readonly WireChip[],
    dice: Dice,
    staked: bigint,
  ) {
    test.clock.advance(LEASE_MS + 1)
    await next.leadTo('SETTLED')
    const win = paid(bet, dice)
    expect(await roundOf(player, own)).toMatchObject({ status: 'settled', dice, win: formatAmount(win) })
    expect(await balanceOf(player)).toBe(formatAmount(100_000n - staked + win))
    expect((await test.arcade.checkIntegrity()).differences).toEqual([])
  }

  it('while bets are taken is followed by one that keeps the round', async () => {
    const player = await enter()
    const own = await place(player, BIG)
    await expectSettled(player, own, BIG, await diceOf(), 10_000n)
  })

  it('before the roll, for long: every stake is returned', async () => {
    const player = await enter()
    const own = await place(player, BIG)
    await leader.leadTo('CLOSED')
    test.clock.advance(LONG_MS)
    await next.leadTo('VOID')
    expect(await roundOf(player, own)).toMatchObject({ status: 'void', dice: null })
    expect(await balanceOf(player)).toBe('1000.00')
  })

  it.each(['RUNNING', 'DRAWN'] as const)(
    'while %s, for long: the dice are known and the bet is settled',
    async (phase) => {
      const player = await enter()
      const own = await place(player, BIG)
      const dice = await diceOf()
      await leader.leadTo(phase)
      test.clock.advance(LONG_MS)
      await expectSettled(player, own, BIG, dice, 10_000n)
    },
  )

  it.each(['DEBITED', 'DRAWN', 'CREDITED'])(
    'before a bet and added chips are %s: each counts once',
    async (phase) => {
      const player = await enter()
      const { token } = player
      const opening = openOf(BIG)
      await crashDuringCall(test, killer, phase, { path: 'rounds/open', token, body: opening })
      const own = expectData(await test.play('openRound', token, opening)).round.round_id
      const adding = addOf(own, chips(['odd', '50.00']))
      await crashDuringCall(test, killer, phase, { path: 'rounds/act', token, body: adding })
      const dice = await diceOf()
      expect(expectData(await test.play('actOnRound', token, adding))).toMatchObject({
        balance: '850.00',
        round: { bet: '150.00' },
      })
      await expectSettled(player, own, [...BIG, ...chips(['odd', '50.00'])], dice, 15_000n)
    },
  )

  it('before a settlement is CREDITED: the next leader pays it once', async () => {
    const player = await enter()
    const bet = chips(['big', '100.00'], ['small', '100.00'], ['any_triple', '10.00'])
    const own = await place(player, bet)
    const dice = await diceOf()
    await crashDuringSettlement(killer, leader)
    await expectSettled(player, own, bet, dice, 21_000n)
  })
})
