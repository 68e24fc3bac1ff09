import type { AppContext } from '../../platform/context/app-context.ts'
import type { Providers } from '../../providers/index.ts'

interface ChannelVendors {
  readonly db: AppContext['db']
  readonly providers: Pick<Providers, 'payments' | 'payouts'>
}

/**
 * Opens every vendor that a channel names, before the server serves. Throws for a vendor that is unknown, that does not
 * offer the channel's method, or that is not configured; the message names channel and vendor.
 */
export async function checkChannelVendors({ db, providers }: ChannelVendors): Promise<void> {
  const deposits = await db
    .selectFrom('deposit_channels')
    .select(['channel_id', 'method', 'gateway'])
    .where('method', '<>', 'usdt')
    .execute()
  for (const { channel_id, method, gateway } of deposits)
    openVendor(`deposit channel "${channel_id}"`, method, gateway, () => {
      providers.payments.get(gateway)
      return providers.payments.capabilitiesOf(gateway).methods
    })
  const withdrawals = await db
    .selectFrom('withdrawal_channels')
    .select(['channel_id', 'method', 'payout'])
    .execute()
  for (const { channel_id, method, payout } of withdrawals)
    openVendor(`withdrawal channel "${channel_id}"`, method, payout, () => {
      providers.payouts.get(payout)
      return [providers.payouts.capabilitiesOf(payout).method]
    })
}

function openVendor(channel: string, method: string, vendor: string, open: () => readonly string[]): void {
  let methods: readonly string[]
  try {
    methods = open()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${channel}: ${reason}`, { cause: error })
  }
  if (!methods.includes(method)) throw new Error(`${channel}: "${vendor}" does not offer ${method}`)
}
