import type { startPlayBreak as call } from '@gamehall/contract/games'
import { refuseField, succeed } from '../../../platform/context/outcome.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { enqueueEndPlay } from '../../account/index.ts'
import { sendPush } from '../../inbox/index.ts'
import type { GamesContext } from '../tables.ts'
import { findActiveBreak, recordLimitChange } from './limit-queries.ts'
import { readPlayLimitsView } from './play-limits-view.ts'

/** Starts a break from playing now, ends open games, and has the player's clients read it. 400 (`kind`): a longer break is already active. */
export const startPlayBreak: UseCase<typeof call, GamesContext> = async (ctx, request, { session }) => {
  const { playerId } = session
  const now = ctx.clock.now()
  const until = endOf(request, now)
  const done = await transact(ctx.db, async (trx) => {
    const current = await findActiveBreak(trx, playerId, now)
    const isLonger =
      current === undefined || (current.until !== null && (until === null || until > current.until))
    if (!isLonger) return refuseField('kind', 'play_break_shorter')
    await trx
      .insertInto('play_breaks')
      .values({ player_id: playerId, kind: request.kind, since: now, until })
      .execute()
    await recordLimitChange(trx, {
      playerId,
      at: now,
      what: `${request.kind} until ${until?.toISOString() ?? 'for good'}`,
    })
    await enqueueEndPlay(ctx, trx, playerId, 'player')
    await sendPush(ctx, trx, playerId, {
      msg_type: 'user_change',
      push: { text: '', badge: 0, voice: null, silence: true, type: 'system' },
      content: { keys: ['play_break'] },
    })
    return succeed({})
  })
  return done.ok ? succeed(await readPlayLimitsView(ctx, playerId)) : done
}

function endOf(
  request: { kind: 'cool_off'; days: number } | { kind: 'exclusion'; months: 6 | 12 | 60 | null },
  now: Date,
): Date | null {
  if (request.kind === 'cool_off') return new Date(now.getTime() + request.days * DAY_MS)
  if (request.months === null) return null
  const until = new Date(now)
  until.setUTCMonth(until.getUTCMonth() + request.months)
  return until
}
