import type { Db } from '../../platform/database/database.ts'
import type { Providers } from '../../providers/index.ts'
import { withCashierTables } from './tables.ts'

type ChannelVendors = Pick<Providers, 'payments' | 'payouts'>

/**
 * Opens every vendor that a channel names, before the server serves. Throws for a vendor that is unknown, that does not
 * offer the channel's method, or that is not configured; the message names channel and vendor.
 */
export async function checkChannelVendors({
  db: anyDb,
  providers,
}: {
  readonly db: Db
  readonly providers: ChannelVendors
}): Promise<void> {
  const db = withCashierTables(anyDb)
  const deposits = await db
    .selectFrom('deposit_channels')
    .select(['channel_id', 'method', 'gateway'])
    .where('method', '<>', 'usdt')
    .execute()
  for (const { channel_id, method, gateway } of deposits)
    throwProblem(`deposit channel "${channel_id}"`, findGatewayProblem(providers, gateway, method))
  const withdrawals = await db
    .selectFrom('withdrawal_channels')
    .select(['channel_id', 'method', 'payout'])
    .execute()
  for (const { channel_id, method, payout } of withdrawals)
    throwProblem(`withdrawal channel "${channel_id}"`, findPayoutProblem(providers, payout, method))
}

/** Why a payment gateway cannot serve a method, for an operator; null where it can. */
export const findGatewayProblem = (
  { payments }: Pick<ChannelVendors, 'payments'>,
  gateway: string,
  method: string,
): string | null =>
  findProblem(gateway, method, () => {
    payments.get(gateway)
    return payments.capabilitiesOf(gateway).methods
  })

/** Why a payout vendor cannot serve a method, for an operator; null where it can. */
export const findPayoutProblem = (
  { payouts }: Pick<ChannelVendors, 'payouts'>,
  payout: string,
  method: string,
): string | null =>
  findProblem(payout, method, () => {
    payouts.get(payout)
    return [payouts.capabilitiesOf(payout).method]
  })

function findProblem(vendor: string, method: string, open: () => readonly string[]): string | null {
  try {
    return open().includes(method) ? null : `"${vendor}" does not offer ${method}`
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function throwProblem(channel: string, problem: string | null): void {
  if (problem !== null) throw new Error(`${channel}: ${problem}`)
}
