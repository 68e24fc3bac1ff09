import { defineJob } from '../../../../jobs/job.ts'
import { listOpenPayments } from '../chain-payments.ts'
import { findAddress } from '../deposit-address.ts'
import { lookAtAddress } from '../look-at-address.ts'
import { enqueueLook, lookKind } from './look-kind.ts'

const CONFIRMING_INTERVAL_MS = 4_000
const WATCHED_INTERVAL_MS = 8_000
const NO_ANSWER_INTERVAL_MS = 15_000

/** Polls one deposit address; reschedules itself while payments are confirming, the address is watched or the chain does not answer. */
export const lookAtAddressJob = defineJob({
  ...lookKind,
  async run(hall, { player_id }) {
    const playerId = BigInt(player_id)
    const isAnswered = await lookAtAddress(hall, playerId)
    const [address, open] = await Promise.all([
      findAddress(hall.db, playerId),
      listOpenPayments(hall.db, playerId),
    ])
    const isConfirming = open.some(({ state }) => state === 'confirming')
    const isWatched = address !== undefined && address.watch_until > hall.clock.now()
    if (!isConfirming && !isWatched && isAnswered) return
    const inMs = !isAnswered
      ? NO_ANSWER_INTERVAL_MS
      : isConfirming
        ? CONFIRMING_INTERVAL_MS
        : WATCHED_INTERVAL_MS
    await hall.db.transaction().execute((trx) => enqueueLook(hall, trx, playerId, inMs))
  },
})
