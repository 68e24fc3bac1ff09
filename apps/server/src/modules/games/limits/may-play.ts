import { type Minor, ZERO } from '@gamehall/money'
import { gatherPer } from '@gamehall/postgres'
import type { Hall } from '../../../core/hall.ts'
import { type Outcome, refuse, succeed } from '../../../core/outcome.ts'
import { readLossAtMost, readUse } from './limit-use.ts'

/** What players decided for themselves, read together with what is asked of others at the moment. */
const askDecisions = gatherPer(async (hall: Hall, playerIds: readonly bigint[]) => {
  const ids = [...new Set(playerIds)]
  const [limits, pauses] = await Promise.all([
    hall.db.selectFrom('play_limits').selectAll().where('player_id', 'in', ids).execute(),
    hall.db
      .selectFrom('play_breaks')
      .select('player_id')
      .where('player_id', 'in', ids)
      .where((row) => row.or([row('until', 'is', null), row('until', '>', hall.clock.now())]))
      .execute(),
  ])
  return playerIds.map((playerId) => ({
    isPaused: pauses.some((pause) => pause.player_id === playerId),
    limits: limits.filter((limit) => limit.player_id === playerId),
  }))
})

const REACHED = { loss: 10302, stake: 10303, time: 10304 } as const
type OwnLimitCode = (typeof REACHED)[keyof typeof REACHED]

/**
 * Whether a player's own decisions let them bring money to a game, or open one (`amountMinor` nothing).
 * 10300 on a break, 10302 when the losses reach a limit, or could with what lies at the platforms and what is brought,
 * 10303 when the stakes reach one, 10304 when today's time is over.
 */
export async function mayPlay(
  hall: Hall,
  playerId: bigint,
  amountMinor: Minor = ZERO,
): Promise<Outcome<object, 10300 | OwnLimitCode>> {
  const now = hall.clock.now()
  const { isPaused, limits } = await askDecisions(hall, playerId)
  if (isPaused) return refuse(10300)
  for (const limit of limits) {
    if (limit.subject === 'deposit') continue
    if ((await readUse(hall.db, playerId, limit, now)) >= limit.amount_minor)
      return refuse(REACHED[limit.subject])
    if (limit.subject !== 'loss' || amountMinor === ZERO) continue
    const lossAtMost = await readLossAtMost(hall.db, playerId, limit.period, now)
    if (lossAtMost + amountMinor > limit.amount_minor) return refuse(REACHED.loss)
  }
  return succeed({})
}

/**
 * Whether a player's own decisions let them deposit `amountMinor` beside `openMinor` that is asked for already.
 * 10300 on a break, 10301 over a limit.
 */
export async function mayDeposit(
  hall: Hall,
  playerId: bigint,
  amounts: { readonly amountMinor: Minor; readonly openMinor: Minor },
): Promise<Outcome<object, 10300 | 10301>> {
  const now = hall.clock.now()
  const { isPaused, limits } = await askDecisions(hall, playerId)
  if (isPaused) return refuse(10300)
  for (const limit of limits.filter(({ subject }) => subject === 'deposit')) {
    const used = await readUse(hall.db, playerId, limit, now)
    if (used + amounts.openMinor + amounts.amountMinor > limit.amount_minor) return refuse(10301)
  }
  return succeed({})
}
