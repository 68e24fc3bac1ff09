import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { INTERRUPTION_MS } from '../../src/shared-rounds/run-interruption.ts'
import { LEASE_MS, renewLease, takeLease } from '../../src/shared-rounds/table-lease.ts'
import { expectData } from '../../src/testing/create-test-arcade.ts'
import { crashDuringSettlement } from '../../src/testing/simulate-crash.ts'
import { setUpTableRecovery, type TablePlayer } from '../../src/testing/table-recovery.ts'
import { formatAmount } from '../../src/wallet/amount.ts'
import { rocketCrash } from './module.ts'
import { flightMs, MAX_MULTIPLIER, MIN_TARGET, msToReach, multiplierAt } from './rules.ts'
import { rocketOutcomeSchema } from './schemas.ts'

/** Longer than a table waits for a leader before it gives a round back. */
const LONG_MS = LEASE_MS + INTERRUPTION_MS + 1_000
/** High enough that a flight can be left before it, and its leader die. */
const HIGH_CRASH = 200

const table = setUpTableRecovery(rocketCrash)
const { enter, roundOf, balanceOf, expectBalanced } = table
const betOf = (target: number | null = null, slot: 0 | 1 = 0) => ({ amount: '10.00', target, slot })
const place = (player: TablePlayer, target: number | null = null) => table.place(player, betOf(target))
const requestOf = (target: number | null = null) => ({ request_id: randomUUID(), bet: betOf(target) })
const cashOutOf = (round_id: string) => ({
  request_id: randomUUID(),
  round_id,
  action: { kind: 'cash_out' },
})
/** What a stake of 10.00 pays at a multiplier in hundredths. */
const paidAt = (multiplier: number) => formatAmount(BigInt(multiplier) * 10n)
/** What it leaves of 100.00. */
const balanceAt = (multiplier: number) => formatAmount(9_000n + BigInt(multiplier) * 10n)

/** Lets the table take bets for a flight whose end is beyond a multiplier. Returns its end. */
async function betOnFlightBeyond(multiplier: number): Promise<number> {
  for (;;) {
    await table.dying.leadTo('BETTING')
    const { crash } = rocketOutcomeSchema.parse(await table.dying.outcome())
    if (crash > multiplier && crash < MAX_MULTIPLIER) return crash
    await table.dying.leadTo('SETTLED')
  }
}

/** Leads a flight to the millisecond before its crash point; then time goes on past its end, so that nothing due there is paid yet. */
async function flyPastTheEnd(crash: number): Promise<void> {
  const { runs_at } = await table.dying.leadTo('RUNNING')
  const msTo = (elapsed: number) => runs_at.getTime() + elapsed - table.test.clock.now().getTime()
  await table.dying.lead(msTo(msToReach(crash) - 1))
  table.test.clock.advance(msTo(flightMs(crash)))
}

describe('a leader that dies', () => {
  it('while betting is open is followed by one that keeps the flight', async () => {
    await betOnFlightBeyond(MIN_TARGET)
    const player = await enter()
    const own = await place(player, MIN_TARGET)
    const { shared_round_id } = await table.dying.round()
    table.test.clock.advance(LEASE_MS + 1)
    await table.next.leadTo('SETTLED')
    expect((await table.next.round()).shared_round_id).toBe(shared_round_id)
    expect(await roundOf(player, own)).toMatchObject({ status: 'settled', win: paidAt(MIN_TARGET) })
  })

  it('before lift-off, for long: every stake is returned', async () => {
    const player = await enter()
    const own = [await place(player, MIN_TARGET), await table.place(player, betOf(null, 1))]
    const { runs_at } = await table.dying.leadTo('CLOSED')
    table.test.clock.advance(runs_at.getTime() - table.test.clock.now().getTime() + LONG_MS)
    await table.next.leadTo('VOID')
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
    const { runs_at } = await table.dying.leadTo('RUNNING')
    const flyTo = (ms: number) => runs_at.getTime() + ms - table.test.clock.now().getTime()
    table.test.clock.advance(flyTo(msToReach(MIN_TARGET)))
    expectData(await table.test.play('actOnRound', left.token, cashOutOf(own.left)))
    await table.dying.lead(flyTo(msToReach(passedAt) + 1))
    // The last sign of life; the bet that was due by then is still open.
    table.test.clock.advance(flyTo(msToReach(dueAt)))
    await showLife()
    table.test.clock.advance(LONG_MS)
    const round = await table.next.leadTo('VOID')
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
    await flyPastTheEnd(crash)
    await table.dying.leadTo('DRAWN')
    table.test.clock.advance(LONG_MS)
    await table.next.leadTo('SETTLED')
    expect(await roundOf(exact, own[0] ?? '')).toMatchObject({ win: paidAt(crash), crash })
    expect(await roundOf(above, own[1] ?? '')).toMatchObject({ status: 'settled', win: '0.00', crash })
  })

  it('while it pays: the next one pays each bet once', async () => {
    const crash = await betOnFlightBeyond(MIN_TARGET)
    const player = await enter()
    await place(player, crash)
    await flyPastTheEnd(crash)
    await crashDuringSettlement(table.killer, table.dying)
    table.test.clock.advance(LEASE_MS + 1)
    await table.next.leadTo('SETTLED')
    expect(await balanceOf(player)).toBe(balanceAt(crash))
    await expectBalanced()
  })
})

const STANDARD = { game: table.game.id, table: 'standard' } as const
const readTable = () => table.test.db.selectFrom('arcade.shared_tables').selectAll().executeTakeFirstOrThrow()

/** Says that the table was led, and does nothing else. */
async function showLife(): Promise<void> {
  const { leader, term } = await readTable()
  const ledAt = table.test.clock.now()
  await renewLease(table.dying.ctx, STANDARD, { leader: leader ?? '', term, ledAt })
}

describe('a flight that nobody leads', () => {
  const CLOSED = { ok: false, code: 'ROUND_CLOSED' }

  it('is left at its multiplier for as long as a leader may still come back, and no longer', async () => {
    await betOnFlightBeyond(multiplierAt(INTERRUPTION_MS + LONG_MS))
    const [soon, late, later] = [await enter(), await enter(), await enter()] as const
    const own = { soon: await place(soon), late: await place(late), later: await place(later) }
    await table.dying.leadTo('RUNNING')
    table.test.clock.advance(INTERRUPTION_MS)
    expectData(await table.test.play('actOnRound', soon.token, cashOutOf(own.soon)))
    table.test.clock.advance(1)
    expect(await table.test.play('actOnRound', late.token, cashOutOf(own.late))).toMatchObject(CLOSED)
    table.test.clock.advance(LONG_MS)
    // Its crash point is published now.
    expect(await table.next.leadTo('VOIDING')).toMatchObject({ result: { crash: expect.any(Number) } })
    expect(await table.test.play('actOnRound', later.token, cashOutOf(own.later))).toMatchObject(CLOSED)
    await table.next.leadTo('VOID')
    expect(await roundOf(soon, own.soon)).toMatchObject({ cashed_out: multiplierAt(INTERRUPTION_MS) })
    for (const player of [late, later]) expect(await balanceOf(player)).toBe('100.00')
    await expectBalanced()
  })

  it('is not left before it began: every stake is returned', async () => {
    const player = await enter()
    const own = await place(player)
    const { runs_at } = await table.dying.leadTo('CLOSED')
    table.test.clock.advance(runs_at.getTime() - table.test.clock.now().getTime() + LONG_MS)
    await table.next.leadTo('VOIDING')
    expect(await table.test.play('actOnRound', player.token, cashOutOf(own))).toMatchObject(CLOSED)
    await table.next.leadTo('VOID')
    expect(await balanceOf(player)).toBe('100.00')
  })

  it('is void also where a leader took the lease in between, and failed', async () => {
    await betOnFlightBeyond(multiplierAt(LONG_MS))
    const player = await enter()
    await place(player)
    await table.dying.leadTo('RUNNING')
    table.test.clock.advance(LEASE_MS + 1)
    const { leader } = await readTable()
    expect(await takeLease(table.dying.ctx, STANDARD, leader ?? '')).not.toBeNull()
    table.test.clock.advance(1)
    await table.dying.leadTo('VOID')
    expect(await balanceOf(player)).toBe('100.00')
  })
})

describe('a process that dies', () => {
  it.each(['DEBITED', 'DRAWN', 'CREDITED'])(
    'before a bet is %s: it counts once, by the same request or by the flight',
    async (phase) => {
      await betOnFlightBeyond(MIN_TARGET)
      const [again, never] = [await enter(), await enter()]
      const body = requestOf(MIN_TARGET)
      await table.crashDuringCall(phase, { path: 'rounds/open', token: again.token, body })
      expect(expectData(await table.test.play('openRound', again.token, body)).balance).toBe('90.00')
      const lost = { path: 'rounds/open', token: never.token, body: requestOf(MIN_TARGET) } as const
      await table.crashDuringCall(phase, lost)
      await table.dying.leadTo('SETTLED')
      for (const player of [again, never]) expect(await balanceOf(player)).toBe(balanceAt(MIN_TARGET))
      await expectBalanced()
    },
  )

  it('before a cash-out is CREDITED: it stands at the multiplier of its receipt, whoever finishes it', async () => {
    await betOnFlightBeyond(HIGH_CRASH)
    const [again, never] = [await enter(), await enter()]
    const own = [await place(again), await place(never)]
    const { runs_at } = await table.dying.leadTo('RUNNING')
    await table.dying.lead(runs_at.getTime() + 3_000 - table.test.clock.now().getTime())
    const expected = multiplierAt(3_000)
    const body = cashOutOf(own[0] ?? '')
    await table.crashDuringCall('CREDITED', { path: 'rounds/act', token: again.token, body })
    const lost = { path: 'rounds/act', token: never.token, body: cashOutOf(own[1] ?? '') } as const
    await table.crashDuringCall('CREDITED', lost)
    expect(await balanceOf(again)).toBe('90.00')
    await table.dying.lead(1_000)
    expect(expectData(await table.test.play('actOnRound', again.token, body)).round).toMatchObject({
      cashed_out: expected,
      win: paidAt(expected),
    })
    await table.dying.leadTo('SETTLED')
    expect(await roundOf(never, own[1] ?? '')).toMatchObject({ cashed_out: expected, win: paidAt(expected) })
    for (const player of [again, never]) expect(await balanceOf(player)).toBe(balanceAt(expected))
    await expectBalanced()
  })
})
