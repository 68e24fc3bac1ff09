import { defineJob } from '../../../../platform/jobs/job.ts'
import type { CashierContext } from '../../tables.ts'
import { listOpenPayments } from '../chain-payments.ts'
import { findDepositAddress } from '../deposit-address.ts'
import { pollDepositAddress } from '../poll-deposit-address.ts'
import { enqueueDepositAddressPoll, pollDepositAddressJob } from './poll-deposit-address-job.ts'

const CONFIRMING_INTERVAL_MS = 4_000
const WATCHED_INTERVAL_MS = 8_000
const NO_ANSWER_INTERVAL_MS = 15_000

/** Polls one deposit address; reschedules itself while payments are confirming, the address is watched or the chain does not answer. */
export const pollDepositAddressHandler = defineJob({
  ...pollDepositAddressJob,
  async run(ctx: CashierContext, { player_id }) {
    const playerId = BigInt(player_id)
    const isAnswered = await pollDepositAddress(ctx, playerId)
    const [address, open] = await Promise.all([
      findDepositAddress(ctx.db, playerId),
      listOpenPayments(ctx.db, playerId),
    ])
    const isConfirming = open.some(({ state }) => state === 'confirming')
    const isWatched = address !== undefined && address.watch_until > ctx.clock.now()
    if (!isConfirming && !isWatched && isAnswered) return
    const inMs = !isAnswered
      ? NO_ANSWER_INTERVAL_MS
      : isConfirming
        ? CONFIRMING_INTERVAL_MS
        : WATCHED_INTERVAL_MS
    await ctx.db.transaction().execute((trx) => enqueueDepositAddressPoll(ctx, trx, playerId, inMs))
  },
})
