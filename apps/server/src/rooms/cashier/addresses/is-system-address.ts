import type { CashierContext, CashierDb } from '../tables.ts'

/** Whether the operator pays out from the address or receives deposits at it. Such an address is no withdrawal destination. */
export async function isSystemAddress(
  { providers }: CashierContext,
  db: CashierDb,
  address: string,
): Promise<boolean> {
  const channels = await db.selectFrom('withdrawal_channels').select('payout').distinct().execute()
  if (channels.some(({ payout }) => providers.payouts.get(payout).ownAddress === address)) return true
  const row = await db
    .selectFrom('deposit_addresses')
    .select('player_id')
    .where('address', '=', address)
    .executeTakeFirst()
  return row !== undefined
}
