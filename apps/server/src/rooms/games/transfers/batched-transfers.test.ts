import { minor } from '@gamehall/money'
import { sqlRunner } from '@gamehall/postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PLATFORM } from '../../../testing/fake-game-provider.ts'
import type { TestPlayer } from '../../../testing/index.ts'
import { appLedger } from '../../wallet/index.ts'
import { gamesRoom } from '../room.ts'
import { createGamesFixture, type GamesFixture } from '../testing/games-fixture.ts'
import { openTransfer } from './open-transfer.ts'
import { processTransfer } from './process-transfer.ts'
import { settleTransferSuccess } from './settle-transfer.ts'
import { readTransfer, type TransferRow } from './transfer-queries.ts'

let fixture: GamesFixture
beforeAll(async () => {
  fixture = await createGamesFixture()
})
beforeEach(() => {
  Object.assign(fixture.provider, { balanceMinor: 0n, isDeaf: false, sendCount: 0 })
  fixture.provider.applied.clear()
})
afterAll(async () => {
  expect((await appLedger.check(sqlRunner(fixture.ctx.db))).differences).toEqual([])
  await fixture.ctx.close()
})

let keys = 0
const draftOf = (player: TestPlayer, dollars: bigint, key = `k${++keys}`) => ({
  playerId: player.playerId,
  apiKey: PLATFORM,
  direction: 'in' as const,
  amountMinor: minor(dollars * 100n),
  idempotencyKey: key,
})
const open = (player: TestPlayer, dollars: bigint, key?: string) =>
  openTransfer(fixture.ctx, draftOf(player, dollars, key))
const applied = (transfer: TransferRow, amountMinor = transfer.amount_minor ?? 0n) => ({
  transfer,
  applied: {
    reference: transfer.reference,
    status: 'SUCCESS' as const,
    amountMinor: minor(amountMinor),
    balanceMinor: null,
  },
})

async function opened(player: TestPlayer, dollars: bigint): Promise<TransferRow> {
  const outcome = await open(player, dollars)
  if (!outcome.ok) throw new Error(`not opened: ${outcome.code}`)
  return outcome.data.transfer
}

const stateOf = async ({ reference }: TransferRow) => (await readTransfer(fixture.ctx.db, reference))?.state
/** The number of transactions that last wrote these players’ transfers. */
async function transactionsOf(players: readonly TestPlayer[]): Promise<bigint | undefined> {
  const { rows } = await fixture.ctx.pool.query<{ count: bigint }>(
    'select count(distinct xmin::text) from platform_transfers where player_id = any ($1)',
    [players.map(({ playerId }) => playerId)],
  )
  return rows[0]?.count
}

describe('transfers of several players at once', () => {
  it('are opened in one transaction, each with its own result', async () => {
    const [rich, poor, busy] = [
      await fixture.newPlayer(100_00n),
      await fixture.newPlayer(9_00n),
      await fixture.newPlayer(100_00n),
    ]
    const inTheWay = await opened(busy, 1n)
    // Both repeat the call: the follow-up jobs of this second are already in the queue.
    const outcomes = await Promise.all([open(rich, 10n), open(poor, 10n), open(busy, 10n)])
    expect(outcomes).toMatchObject([
      { ok: true, data: { isNew: true, transfer: { state: 'SENT' } } },
      { ok: false, code: 10031 },
      { ok: false, code: 30011 },
    ])
    expect(await Promise.all([rich, poor, busy].map(fixture.mainBalance))).toEqual([90_00n, 9_00n, 99_00n])
    const rows = await fixture.ctx.db
      .selectFrom('platform_transfers')
      .select('reference')
      .where('player_id', 'in', [rich.playerId, poor.playerId, busy.playerId])
      .execute()
    expect(rows).toHaveLength(2)
    expect(await stateOf(inTheWay)).toBe('SENT')
    const others = [await fixture.newPlayer(5_00n), await fixture.newPlayer(5_00n)]
    await Promise.all(others.map((player) => open(player, 1n)))
    expect(await transactionsOf(others)).toBe(1n)
  })

  it('are settled in one transaction, and the result of one does not affect the others', async () => {
    const players = await Promise.all([1, 2, 3].map(() => fixture.newPlayer(100_00n)))
    const [first, second, third] = await Promise.all(players.map((player) => opened(player, 40n)))
    if (first === undefined || second === undefined || third === undefined) throw new Error('not opened')
    const rows = await Promise.all([
      settleTransferSuccess(fixture.ctx, applied(first)),
      settleTransferSuccess(fixture.ctx, applied(second, 39_99n)),
      settleTransferSuccess(fixture.ctx, applied(third)),
    ])
    expect(rows.map(({ state }) => state)).toEqual(['SUCCESS', 'MANUAL', 'SUCCESS'])
    const again = await Promise.all(
      [first, third].map((row) => settleTransferSuccess(fixture.ctx, applied(row))),
    )
    expect(again.map(({ state }) => state)).toEqual(['SUCCESS', 'SUCCESS'])
    expect(await Promise.all(players.map(fixture.mainBalance))).toEqual([60_00n, 60_00n, 60_00n])
    const others = [await fixture.newPlayer(5_00n), await fixture.newPlayer(5_00n)]
    const theirs: TransferRow[] = []
    for (const player of others) theirs.push(await opened(player, 1n))
    expect(await transactionsOf(others)).toBe(2n)
    const done = await Promise.all(theirs.map((row) => settleTransferSuccess(fixture.ctx, applied(row))))
    expect(done.map(({ main_balance }) => main_balance)).toEqual([4_00n, 4_00n])
    expect(await transactionsOf(others)).toBe(1n)
  })

  it('are settled except the one that the ledger refuses', async () => {
    const players = await Promise.all([1, 2, 3].map(() => fixture.newPlayer(100_00n)))
    const transfers = await Promise.all(players.map((player) => opened(player, 10n)))
    const [, broken] = transfers
    if (broken === undefined) throw new Error('not opened')
    await appLedger.releaseHold(sqlRunner(fixture.ctx.db), {
      key: `transfer:${broken.reference}`,
      at: fixture.clock.now(),
    })
    const outcomes = await Promise.allSettled(
      transfers.map((transfer) => settleTransferSuccess(fixture.ctx, applied(transfer))),
    )
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await Promise.all(transfers.map(stateOf))).toEqual(['SUCCESS', 'SENT', 'SUCCESS'])
  })
})

describe('recovery after a process dies', () => {
  const jobs = async (name: string) => {
    const { rows } = await fixture.ctx.pool.query<{ key: string; run_at: Date }>(
      'select key, run_at from graphile_worker.jobs where task_identifier = $1',
      [name],
    )
    return rows
  }
  const run = (name: string) =>
    gamesRoom.jobs.find((job) => job.name === name)?.run(fixture.ctx, {}, fixture.clock.now())

  it('enqueues one recovery job per second, however many transfers were opened', async () => {
    fixture.clock.advance(60_000)
    const before = (await jobs('take-over-transfers')).length
    for (let count = 0; count < 3; count += 1) await opened(await fixture.newPlayer(10_00n), 1n)
    expect(await jobs('take-over-transfers')).toHaveLength(before + 1)
    fixture.clock.advance(1_000)
    await opened(await fixture.newPlayer(10_00n), 1n)
    expect(await jobs('take-over-transfers')).toHaveLength(before + 2)
  })

  it('before sending: nothing is sent, and the money is released', async () => {
    const player = await fixture.newPlayer(10_00n)
    const transfer = await opened(player, 10n)
    await run('take-over-transfers')
    expect(await stateOf(transfer)).toBe('SENT')
    fixture.clock.advance(20_000)
    await run('take-over-transfers')
    expect(await stateOf(transfer)).toBe('UNKNOWN')
    fixture.clock.advance(120_000)
    await processTransfer(fixture.ctx, transfer.reference)
    expect(await stateOf(transfer)).toBe('RELEASED')
    expect(fixture.provider.sendCount).toBe(0)
    expect(await fixture.mainBalance(player)).toBe(10_00n)
  })

  it('after sending: the platform is inquired, and the transfer succeeds', async () => {
    const player = await fixture.newPlayer(10_00n)
    const transfer = await opened(player, 10n)
    fixture.provider.applied.set(transfer.reference, applied(transfer).applied)
    fixture.clock.advance(20_000)
    await run('take-over-transfers')
    await processTransfer(fixture.ctx, transfer.reference)
    expect(await stateOf(transfer)).toBe('SUCCESS')
    expect(await fixture.mainBalance(player)).toBe(0n)
  })
})
