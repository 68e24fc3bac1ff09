import { minor } from '@gamehall/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { transact } from '../../../platform/database/transact.ts'
import {
  createTestClock,
  createTestContext,
  createTestPlayer,
  type TestContext,
} from '../../../testing/index.ts'
import { channelClearing, moveMoney, openSystemAccounts } from '../../wallet/index.ts'
import { executePlayerSend } from './execute-player-send.ts'
import { getWalletOrder } from './get-wallet-order.ts'

const clock = createTestClock()
let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext({ clock })
  await openSystemAccounts(ctx.db, [channelClearing('test', 'USDT')])
})
afterAll(() => ctx.close())

async function playerWithUsdt(millionths: bigint) {
  const player = await createTestPlayer(ctx)
  await transact(ctx.db, (trx) =>
    moveMoney(ctx, trx, {
      key: `fund/${player.playerId}`,
      playerId: player.playerId,
      subType: 'recharge_virtual',
      currency: 'USDT',
      amountMinor: minor(millionths),
      counterAccount: channelClearing('test', 'USDT'),
      orderNo: 'D0',
    }),
  )
  return player
}

describe('§2 outcome', () => {
  it('shows a payment to its sender and recipient only', async () => {
    const [from, to, stranger] = [
      await playerWithUsdt(10_000_000n),
      await createTestPlayer(ctx),
      await createTestPlayer(ctx),
    ]
    const sent = await transact(ctx.db, (trx) =>
      executePlayerSend(ctx, trx, {
        playerId: from.playerId,
        recipientId: to.playerId,
        recipientShown: 'R***',
        currency: 'USDT',
        amountMinor: minor(2_500_000n),
        dailyMinor: 100_000_000n,
        idempotencyKey: 'one',
      }),
    )
    if (!sent.ok) throw new Error('not sent')
    const request = { order_no: sent.data.order_no }
    const common = { ...request, currency: 'USDT', amount: '2.500000' }
    expect(await getWalletOrder(ctx, request, from.caller)).toMatchObject({
      ok: true,
      data: { ...common, kind: 'send', counterpart: 'R***' },
    })
    expect(await getWalletOrder(ctx, request, to.caller)).toMatchObject({
      ok: true,
      data: { ...common, kind: 'receive', counterpart: expect.stringMatching(/^.\*+$/) },
    })
    expect(await getWalletOrder(ctx, request, stranger.caller)).toEqual({ ok: false, code: 30404 })
  })

  it('shows an exchange to its player only', async () => {
    const [player, stranger] = [await createTestPlayer(ctx), await createTestPlayer(ctx)]
    const request = { order_no: `X261121${player.playerId}` }
    await ctx.db
      .insertInto('exchange_quotes')
      .values({
        quote_id: ctx.ids.uuid(),
        player_id: player.playerId,
        from_currency: 'TWD',
        to_currency: 'USDT',
        rate_e4: 318_000n,
        pay_minor: 318_00n,
        receive_minor: 10_000_000n,
        created_at: clock.now(),
        expires_at: clock.now(),
        ...{ order_no: request.order_no, used_at: clock.now() },
      })
      .execute()
    expect(await getWalletOrder(ctx, request, player.caller)).toMatchObject({
      ok: true,
      data: { kind: 'exchange', rate: '31.8000', pay_amount: '318.00', receive_amount: '10.000000' },
    })
    expect(await getWalletOrder(ctx, request, stranger.caller)).toEqual({ ok: false, code: 30404 })
  })
})
