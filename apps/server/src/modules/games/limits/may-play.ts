import { type Minor, minor, ZERO } from '@gamehall/money'
import { gatherPer } from '@gamehall/postgres'
import type { Kysely } from 'kysely'
import type { Hall } from '../../../core/hall.ts'
import { type Outcome, refuse, succeed } from '../../../core/outcome.ts'
import type { Database } from '../../../db/database.ts'
import { readLossAtMost, readUse } from './limit-use.ts'

/** What players decided for themselves. */
async function readDecisions(db: Kysely<Database>, playerIds: readonly bigint[], now: Date) {
  const ids = [...new Set(playerIds)]
  const [limits, pauses] = await Promise.all([
    db.selectFrom('play_limits').selectAll().where('player_id', 'in', ids).execute(),
    db
      .selectFrom('play_breaks')
      .select('player_id')
      .where('player_id', 'in', ids)
      .where((row) => row.or([row('until', 'is', null), row('until', '>', now)]))
      .execute(),
  ])
  return playerIds.map((playerId) => ({
    isPaused: pauses.some((pause) => pause.player_id === playerId),
    limits: limits.filter((limit) => limit.player_id === playerId),
  }))
}

/** Read together with what is asked of others at the moment. */
const askDecisions = gatherPer((hall: Hall, playerIds: readonly bigint[]) =>
  readDecisions(hall.db, playerIds, hall.clock.now()),
)

const REACHED = { loss: 10302, stake: 10303, time: 10304 } as const
type OwnLimitCode = (typeof REACHED)[keyof typeof REACHED]

/**
 * Whether a player's own decisions let them open a game, or bring money to one; of that, `hasLossLimit` says whether
 * `readBringable` bounds it. 10300 on a break, 10302 when the losses reach a limit, 10303 when the stakes reach one, 10304 when
 * today's time is over.
 */
export async function mayPlay(
  hall: Hall,
  playerId: bigint,
): Promise<Outcome<{ readonly hasLossLimit: boolean }, 10300 | OwnLimitCode>> {
  const now = hall.clock.now()
  const { isPaused, limits } = await askDecisions(hall, playerId)
  if (isPaused) return refuse(10300)
  for (const limit of limits) {
    if (limit.subject === 'deposit') continue
    if ((await readUse(hall.db, playerId, limit, now)) >= limit.most) return refuse(REACHED[limit.subject])
  }
  return succeed({ hasLossLimit: limits.some(({ subject }) => subject === 'loss') })
}

/**
 * How much a player can bring to the platforms so that the losses stay within their limits even if all is lost, what lies
 * there already with it, in TWD cents; null for as much as they like. Holds as long as nothing else of theirs is brought.
 */
export async function readBringable(
  db: Kysely<Database>,
  playerId: bigint,
  now: Date,
): Promise<Minor | null> {
  const [decided] = await readDecisions(db, [playerId], now)
  const lossLimits = decided?.limits.filter(({ subject }) => subject === 'loss') ?? []
  let bringable: bigint | null = null
  for (const { period, most } of lossLimits) {
    const left = most - (await readLossAtMost(db, playerId, period, now))
    if (bringable === null || left < bringable) bringable = left
  }
  if (bringable === null) return null
  return bringable > 0n ? minor(bringable) : ZERO
}

/**
 * Whether a player's own decisions let them deposit `amountMinor` beside `openMinor` that is asked for already. In the caller's
 * transaction, which lets no other deposit of the player in between. 10300 on a break, 10301 over a limit.
 */
export async function mayDeposit(
  trx: Kysely<Database>,
  playerId: bigint,
  amounts: { readonly amountMinor: Minor; readonly openMinor: Minor },
  now: Date,
): Promise<Outcome<object, 10300 | 10301>> {
  const [decided] = await readDecisions(trx, [playerId], now)
  if (decided === undefined || decided.isPaused) return refuse(10300)
  for (const limit of decided.limits.filter(({ subject }) => subject === 'deposit')) {
    const used = await readUse(trx, playerId, limit, now)
    if (used + amounts.openMinor + amounts.amountMinor > limit.most) return refuse(10301)
  }
  return succeed({})
}
