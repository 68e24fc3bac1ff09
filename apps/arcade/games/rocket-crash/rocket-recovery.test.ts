import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { INTERRUPTION_MS } from '../../src/shared-rounds/advance-table.ts'
import { LEASE_MS, takeLease } from '../../src/shared-rounds/table-lease.ts'
import { createTestArcade, expectData, type TestArcade } from '../../src/testing/create-test-arcade.ts'
import { createStepKiller, type StepKiller } from '../../src/testing/kill-steps.ts'
import { crashDuringCall, crashDuringSettlement } from '../../src/testing/simulate-crash.ts'
import { expectSharedGame, startTableLeaders, type TableLeader } from '../../src/testing/table-leader.ts'
import { formatAmount } from '../../src/wallet/amount.ts'
import { rocketCrash } from './module.ts'
import { MAX_MULTIPLIER, MIN_TARGET, msToReach, multiplierAt } from './rules.ts'
import { rocketOutcomeSchema } from './schemas.ts'

/** Longer than a table waits for a leader before it gives a round back. */
const LONG_MS = LEASE_MS + INTERRUPTION_MS + 1_000
/** High enough that a flight can be left before it, and its leader die. */
const HIGH_CRASH = 200

const game = expectSharedGame(rocketCrash)
let test: TestArcade
let killer: StepKiller
let dying: TableLeader
let next: TableLeader
beforeAll(async () => {
  test = await createTestArcade({ games: [rocketCrash], isClockFrozen: true })
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
  const name = `pilot-${names}`
  await test.player(name, 100)
  return { name, token: await test.enter('rocket-crash', name) }
}
type Player = Awaited<ReturnType<typeof enter>>
const betOf = (target: number | null = null) => ({
  request_id: randomUUID(),
  bet: { amount: '10.00', target, slot: 0 },
})
const place = async ({ token }: Player, target: number | null = null) =>
  expectData(await test.play('openRound', token, betOf(target))).round.round_id
const cashOutOf = (round_id: string) => ({
  request_id: randomUUID(),
  round_id,
  action: { kind: 'cash_out' },
})
const roundOf = async ({ token }: Player, round_id: string) =>
  expectData(await test.play('getRound', token, { round_id })).round
const balanceOf = async ({ name }: Player) =>
  (await test.provider('wallet/balance', { player: name, platform: rocketCrash.platform })).data?.balance
/** What a stake of 10.00 pays at a multiplier in hundredths. */
const paidAt = (multiplier: number) => formatAmount(BigInt(multiplier) * 10n)
/** What it leaves of 100.00. */
const balanceAt = (multiplier: number) => formatAmount(9_000n + BigInt(multiplier) * 10n)
const expectBalanced = async () => expect((await test.arcade.checkIntegrity()).differences).toEqual([])

/** Lets the table take bets for a flight whose end is beyond a multiplier. Returns its end. */
async function betOnFlightBeyond(multiplier: number): Promise<number> {
  for (;;) {
    await dying.leadTo('BETTING')
    const { crash } = rocketOutcomeSchema.parse(await dying.outcome())
    if (crash > multiplier && crash < MAX_MULTIPLIER) return crash
    await dying.leadTo('SETTLED')
  }
}

describe('a leader that dies', () => {
  it('while betting is open is followed by one that keeps the flight', async () => {
    await betOnFlightBeyond(MIN_TARGET)
    const player = await enter()
    const own = await place(player, MIN_TARGET)
    const { shared_round_id } = await dying.round()
    test.clock.advance(LEASE_MS + 1)
    await next.leadTo('SETTLED')
    expect((await next.round()).shared_round_id).toBe(shared_round_id)
    expect(await roundOf(player, own)).toMatchObject({ status: 'settled', win: paidAt(MIN_TARGET) })
  })

  it('before lift-off, for long: every stake is returned', async () => {
    const player = await enter()
    const own = [await place(player, MIN_TARGET), await placeSecond(player)]
    const { runs_at } = await dying.leadTo('CLOSED')
    test.clock.advance(runs_at.getTime() - test.clock.now().getTime() + LONG_MS)
    await next.leadTo('VOID')
    for (const round of own) expect(await roundOf(player, round)).toMatchObject({ status: 'void' })
    expect(await balanceOf(player)).toBe('100.00')
    await expectBalanced()
  })

  it('in the flight: who left or passed the own target is paid, the rest is returned', async () => {
    const crash = await betOnFlightBeyond(HIGH_CRASH)
    const players = [await enter(), await enter(), await enter(), await enter(), await enter()] as const
    const [left, passed, due, beyond, byHand] = players
    const [passedAt, dueAt] = [MIN_TARGET + 4, MIN_TARGET + 20]
    const own = {
      left: await place(left),
      passed: await place(passed, passedAt),
      due: await place(due, dueAt),
      beyond: await place(beyond, crash),
      byHand: await place(byHand),
    }
    const { runs_at } = await dying.leadTo('RUNNING')
    const flyTo = (ms: number) => runs_at.getTime() + ms - test.clock.now().getTime()
    test.clock.advance(flyTo(msToReach(MIN_TARGET)))
    expectData(await test.play('actOnRound', left.token, cashOutOf(own.left)))
    await dying.lead(flyTo(msToReach(passedAt) + 1))
    // The last sign of life is a renewal of the lease; the bet that was due by then is still open.
    test.clock.advance(flyTo(msToReach(dueAt)))
    await renewLease()
    test.clock.advance(LONG_MS)
    const round = await next.leadTo('VOID')
    expect(round.interrupted_at?.getTime()).toBe(runs_at.getTime() + msToReach(dueAt))
    expect(await roundOf(left, own.left)).toMatchObject({ status: 'settled', cashed_out: MIN_TARGET })
    expect(await roundOf(passed, own.passed)).toMatchObject({ status: 'settled', cashed_out: passedAt })
    expect(await roundOf(due, own.due)).toMatchObject({ status: 'settled', cashed_out: dueAt })
    const isVoid = { status: 'void', win: '0.00', cashed_out: null }
    expect(await roundOf(beyond, own.beyond)).toMatchObject(isVoid)
    expect(await roundOf(byHand, own.byHand)).toMatchObject(isVoid)
    const paid = [MIN_TARGET, passedAt, dueAt].map(balanceAt)
    expect(await Promise.all(players.map(balanceOf))).toEqual([...paid, '100.00', '100.00'])
    await expectBalanced()
  })

  it('after the crash is followed by one that settles, however long it takes', async () => {
    const crash = await betOnFlightBeyond(MIN_TARGET)
    const [exact, above] = [await enter(), await enter()]
    const own = [await place(exact, crash), await place(above, crash + 1)]
    await dying.leadTo('DRAWN')
    test.clock.advance(LONG_MS)
    await next.leadTo('SETTLED')
    expect(await roundOf(exact, own[0] ?? '')).toMatchObject({ win: paidAt(crash), crash })
    expect(await roundOf(above, own[1] ?? '')).toMatchObject({ status: 'settled', win: '0.00', crash })
  })

  it('while it pays: the next one pays each bet once', async () => {
    const crash = await betOnFlightBeyond(MIN_TARGET)
    const player = await enter()
    await place(player, crash)
    await crashDuringSettlement(killer, dying)
    test.clock.advance(LEASE_MS + 1)
    await next.leadTo('SETTLED')
    expect(await balanceOf(player)).toBe(balanceAt(crash))
    await expectBalanced()
  })
})

/** Renews the lease of the leader, which does nothing else. */
async function renewLease(): Promise<void> {
  const { leader } = await test.db
    .selectFrom('arcade.shared_tables')
    .select('leader')
    .executeTakeFirstOrThrow()
  expect(await takeLease(dying.ctx, { game: game.id, table: 'standard' }, leader ?? '')).not.toBeNull()
}

/** Places a bet in the other place of a player who has one. */
async function placeSecond({ token }: Player): Promise<string> {
  const { request_id, bet } = betOf()
  return expectData(await test.play('openRound', token, { request_id, bet: { ...bet, slot: 1 } })).round
    .round_id
}

describe('a process that dies', () => {
  it.each(['DEBITED', 'DRAWN', 'CREDITED'])(
    'before a bet is %s: it counts once, by the same request or by the flight',
    async (phase) => {
      await betOnFlightBeyond(MIN_TARGET)
      const [again, never] = [await enter(), await enter()]
      const body = betOf(MIN_TARGET)
      await crashDuringCall(test, killer, phase, { path: 'rounds/open', token: again.token, body })
      expect(expectData(await test.play('openRound', again.token, body)).balance).toBe('90.00')
      const lost = { path: 'rounds/open', token: never.token, body: betOf(MIN_TARGET) } as const
      await crashDuringCall(test, killer, phase, lost)
      await dying.leadTo('SETTLED')
      for (const player of [again, never]) expect(await balanceOf(player)).toBe(balanceAt(MIN_TARGET))
      await expectBalanced()
    },
  )

  it('before a cash-out is CREDITED: it stands at the multiplier of its receipt, whoever finishes it', async () => {
    await betOnFlightBeyond(HIGH_CRASH)
    const [again, never] = [await enter(), await enter()]
    const own = [await place(again), await place(never)]
    const { runs_at } = await dying.leadTo('RUNNING')
    await dying.lead(runs_at.getTime() + 3_000 - test.clock.now().getTime())
    const expected = multiplierAt(3_000)
    const body = cashOutOf(own[0] ?? '')
    await crashDuringCall(test, killer, 'CREDITED', { path: 'rounds/act', token: again.token, body })
    const lost = { path: 'rounds/act', token: never.token, body: cashOutOf(own[1] ?? '') } as const
    await crashDuringCall(test, killer, 'CREDITED', lost)
    expect(await balanceOf(again)).toBe('90.00')
    await dying.lead(1_000)
    expect(expectData(await test.play('actOnRound', again.token, body)).round).toMatchObject({
      cashed_out: expected,
      win: paidAt(expected),
    })
    await dying.leadTo('SETTLED')
    expect(await roundOf(never, own[1] ?? '')).toMatchObject({ cashed_out: expected, win: paidAt(expected) })
    for (const player of [again, never]) expect(await balanceOf(player)).toBe(balanceAt(expected))
    await expectBalanced()
  })
})
