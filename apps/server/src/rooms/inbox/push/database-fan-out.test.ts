import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestContext, type TestContext } from '../../../testing/index.ts'
import { type AddressedPush, sendPushes } from '../index.ts'

let ctx: TestContext
let heard: (bigint | null)[]
beforeEach(async () => {
  ctx = await createTestContext()
  heard = []
  ctx.pushFanOut.subscribe((playerId) => heard.push(playerId))
  await vi.waitFor(() => expect(heard).toEqual([null]))
})
afterEach(() => ctx.close())

const to = (playerId: bigint, key = 'wallets'): AddressedPush => ({
  playerId,
  draft: {
    msg_type: 'user_change',
    push: { text: '', badge: 0, voice: null, silence: true, type: 'system' },
    content: { keys: [key as 'wallets'] },
  },
})
const send = (...pushes: AddressedPush[]) =>
  ctx.db.transaction().execute((trx) => sendPushes(ctx, trx, pushes))

describe('pushes to many', () => {
  it('are numbered per player in order, with one notification per player', async () => {
    await send(to(2n))
    expect(await send(to(2n, 'a'), to(1n, 'b'), to(2n, 'c'))).toEqual([2n, 1n, 3n])
    const rows = await ctx.db
      .selectFrom('push_messages')
      .select(['player_id', 'seq', 'content'])
      .orderBy('player_id')
      .orderBy('seq')
      .execute()
    expect(rows.map(({ player_id, seq, content }) => [player_id, seq, JSON.stringify(content)])).toEqual([
      [1n, 1n, '{"keys":["b"]}'],
      [2n, 1n, '{"keys":["wallets"]}'],
      [2n, 2n, '{"keys":["a"]}'],
      [2n, 3n, '{"keys":["c"]}'],
    ])
    await vi.waitFor(() => expect(heard).toHaveLength(4))
    expect(heard.slice(1, 2)).toEqual([2n])
    expect(new Set(heard.slice(2))).toEqual(new Set([1n, 2n]))
  })

  it('are sent in batches of any size', async () => {
    const players = Array.from({ length: 700 }, (_, n) => BigInt(10 ** 18) + BigInt(n))
    expect(await send(...players.map((player) => to(player)))).toEqual(players.map(() => 1n))
    await vi.waitFor(() => expect(new Set(heard.slice(1))).toEqual(new Set(players)))
  })

  it('notify nobody when the transaction rolls back', async () => {
    const undone = ctx.db.transaction().execute(async (trx) => {
      await sendPushes(ctx, trx, [to(1n)])
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await send(to(2n))
    await vi.waitFor(() => expect(heard).toContain(2n))
    expect(heard).toEqual([null, 2n])
  })

  it('to players in opposite orders do not deadlock', async () => {
    const players = [1n, 2n, 3n, 4n, 5n]
    await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        send(...(n % 2 === 0 ? players : players.toReversed()).map((player) => to(player))),
      ),
    )
    const last = await ctx.db.selectFrom('push_cursors').select('last_seq').execute()
    expect(last.map(({ last_seq }) => last_seq)).toEqual(players.map(() => 10n))
  })
})

it('reconnects after a lost database connection and wakes all sockets', async () => {
  await ctx.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'gamehall-push' and datname = current_database()`,
  )
  await vi.waitFor(() => expect(heard).toEqual([null, null]), { timeout: 5_000 })
  await send(to(9n))
  await vi.waitFor(() => expect(heard).toContain(9n))
})
