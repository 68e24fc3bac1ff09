import type { TestContext } from '../../../../testing/index.ts'

let made = 0

/** Inserts a pending withdrawal order to a destination; moves no money. */
export async function insertTestWithdrawal(
  ctx: TestContext,
  playerId: bigint,
  destination: { readonly card_id: bigint } | { readonly address_id: bigint },
): Promise<void> {
  made += 1
  await ctx.db
    .insertInto('withdrawal_orders')
    .values({
      order_no: `W261121${String(made).padStart(8, '0')}`,
      player_id: playerId,
      channel_id: 'card_id' in destination ? 'bank' : 'usdt_wallet',
      method: 'card_id' in destination ? 'bank' : 'usdt',
      currency: 'TWD',
      arrives_currency: 'TWD',
      quote_id: `quote-${made}`,
      idempotency_key: `withdrawal-${made}`,
      amount_minor: 100n,
      fee_minor: 0n,
      arrives_minor: 100n,
      destination: JSON.stringify({}),
      destination_sealed: Buffer.alloc(1),
      state: 'pending',
      flags: [],
      created_at: ctx.clock.now(),
      ...destination,
    })
    .execute()
}
