import { minor } from '@gamehall/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { transact } from '../../../core/transact.ts'
import { createTestClock, createTestHall, createTestPlayer, type TestHall } from '../../../testing/index.ts'
import { channelClearing, moveMoney, openHouseAccounts } from '../../wallet/index.ts'
import { carryOutSend } from './carry-out-send.ts'
import { getWalletOrder } from './get-wallet-order.ts'

const clock = createTestClock()
let hall: TestHall
beforeAll(async () => {
  hall = await createTestHall({ clock })
  await openHouseAccounts(hall.db, [channelClearing('test', 'USDT')])
})
afterAll(() => hall.close())

async function playerWithUsdt(millionths: bigint) {
  const player = await createTestPlayer(hall)
  await transact(hall.db, (trx) =>
    moveMoney(hall, trx, {
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
      await createTestPlayer(hall),
      await createTestPlayer(hall),
    ]
    const sent = await transact(hall.db, (trx) =>
      carryOutSend(hall, trx, {
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
    expect(await getWalletOrder(hall, request, from.caller)).toMatchObject({
      ok: true,
      data: { ...common, kind: 'send', counterpart: 'R***' },
    })
    expect(await getWalletOrder(hall, request, to.caller)).toMatchObject({
      ok: true,
      data: { ...common, kind: 'receive', counterpart: expect.stringMatching(/^.\*+$/) },
    })
    expect(await getWalletOrder(hall, request, stranger.caller)).toEqual({ ok: false, code: 30404 })
  })

  it('shows an exchange to its player only', async () => {
    const [player, stranger] = [await createTestPlayer(hall), await createTestPlayer(hall)]
    const request = { order_no: `X261121${player.playerId}` }
    await hall.db
      .insertInto('exchange_quotes')
      .values({
        quote_id: hall.ids.uuid(),
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
    expect(await getWalletOrder(hall, request, player.caller)).toMatchObject({
      ok: true,
      data: { kind: 'exchange', rate: '31.8000', pay_amount: '318.00', receive_amount: '10.000000' },
    })
    expect(await getWalletOrder(hall, request, stranger.caller)).toEqual({ ok: false, code: 30404 })
  })
})
