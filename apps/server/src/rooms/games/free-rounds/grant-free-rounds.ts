import { type Minor, minor } from '@gamehall/money'
import type { AppContext } from '../../../platform/context/app-context.ts'
import { type Outcome, refuse, succeed } from '../../../platform/context/outcome.ts'
import type { Trx } from '../../../platform/database/database.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { findGame } from '../catalogue/catalogue-queries.ts'
import { type GamesTrx, withGamesTables } from '../tables.ts'
import { deliverFreeRoundsGrantJob } from './jobs/deliver-free-rounds-grant-job.ts'

export interface FreeRoundsGift {
  readonly playerId: bigint
  readonly gid: string
  readonly rounds: number
  /** What each round plays for, in TWD cents. */
  readonly stakeMinor: Minor
  /** How long they can be played. */
  readonly days: number
  /** Turnover requirement of their winnings, in percent. */
  readonly washPercent: number
  /** What gives them; one grant each. */
  readonly source: string
  /** Why the player gets them, by language. Null: by the game's name. */
  readonly title: Readonly<Record<string, string>> | null
}

/**
 * Grants a player free rounds of a game at a stake that the operator pays. A job sends the grant to the provider after the
 * commit, and notifies the player once the provider has accepted it. Returns the grant's id. 30005: no such game, or one
 * without free rounds. 10040: its source has already granted rounds.
 */
export async function grantFreeRounds(
  ctx: AppContext,
  anyTrx: Trx,
  gift: FreeRoundsGift,
): Promise<Outcome<string, 30005 | 10040>> {
  const trx: GamesTrx = withGamesTables(anyTrx)
  const found = await findGame(trx, gift.gid)
  if (found === undefined || !found.game.has_free_rounds) return refuse(30005)
  const now = ctx.clock.now()
  const grantId = ctx.ids.uuid()
  const { name } = found.game
  const inserted = await trx
    .insertInto('free_round_grants')
    .values({
      grant_id: grantId,
      player_id: gift.playerId,
      gid: gift.gid,
      api_key: found.game.api_key,
      stake_minor: gift.stakeMinor,
      rounds: gift.rounds,
      wash_percent: gift.washPercent,
      source: gift.source,
      title: JSON.stringify(
        gift.title ?? { 'zh-TW': `${name['zh-TW']}免費局`, en: `${name.en} free rounds` },
      ),
      state: 'granting',
      error: null,
      expires_at: new Date(now.getTime() + gift.days * DAY_MS),
      created_at: now,
      changed_at: now,
    })
    .onConflict((conflict) => conflict.column('source').doNothing())
    .returning('grant_id')
    .executeTakeFirst()
  if (inserted === undefined) return refuse(10040)
  await ctx.jobs.enqueue(
    trx,
    deliverFreeRoundsGrantJob,
    { grant_id: grantId },
    { key: `free-grant:${grantId}` },
  )
  return succeed(grantId)
}

/** The worth of a grant: the sum of its stakes, in TWD cents. */
export const worthOfFreeRounds = ({
  rounds,
  stakeMinor,
}: Pick<FreeRoundsGift, 'rounds' | 'stakeMinor'>): Minor => minor(stakeMinor * BigInt(rounds))
