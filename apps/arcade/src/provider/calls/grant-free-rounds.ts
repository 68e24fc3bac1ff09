import type { ArcadeContext } from '../../arcade-context.ts'
import type { FreeGrantRow } from '../../db/schema.ts'
import { ARCADE_CURRENCY, formatAmount, parseAmount } from '../../wallet/amount.ts'
import { findPlayer } from '../find-player.ts'
import { type ProviderResponse, refuse, succeed } from '../provider-response.ts'
import type { ProviderRequest } from '../provider-schema.ts'

type GrantRequest = ProviderRequest<'free-rounds/grant'>

/**
 * Gives a player rounds of a game at a stake that the house pays; idempotent by reference, a cancelled one stays cancelled.
 * NOT_FOUND: no such player or game. BAD_REQUEST: the game has no free rounds, or not at this stake; it has expired. DUPLICATE:
 * the reference names another grant.
 */
export const grantFreeRounds = (ctx: ArcadeContext, request: GrantRequest): Promise<ProviderResponse> =>
  saveGrant(ctx, request, false)

/**
 * Cancels what is left of a grant; idempotent. A round that is open is finished. A grant that is not known yet is recorded as
 * cancelled, so that it grants nothing when it arrives late. Refuses as `grantFreeRounds`.
 */
export const cancelFreeRounds = (ctx: ArcadeContext, request: GrantRequest): Promise<ProviderResponse> =>
  saveGrant(ctx, request, true)

async function saveGrant(
  ctx: ArcadeContext,
  request: GrantRequest,
  isCancelled: boolean,
): Promise<ProviderResponse> {
  if (request.currency !== ARCADE_CURRENCY)
    return refuse('CURRENCY', `this arcade keeps ${ARCADE_CURRENCY} only`)
  const terms = await readTerms(ctx, request)
  if ('code' in terms) return terms
  const now = ctx.clock.now()
  const earlier = await findGrant(ctx, request.reference)
  if (earlier === undefined && !isCancelled && terms.expires_at <= now)
    return refuse('BAD_REQUEST', 'the grant has expired')
  if (earlier === undefined)
    await ctx.db
      .insertInto('arcade.free_grants')
      .values({ ...terms, wager: JSON.stringify(terms.wager), cancelled_at: null, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  const saved = await findGrant(ctx, request.reference)
  if (saved === undefined || !isSameGrant(saved, terms))
    return refuse('DUPLICATE', 'the reference names another grant')
  if (isCancelled)
    await ctx.db
      .updateTable('arcade.free_grants')
      .set({ cancelled_at: now })
      .where('reference', '=', saved.reference)
      .where('cancelled_at', 'is', null)
      .execute()
  return succeed({
    reference: saved.reference,
    rounds: saved.rounds,
    used: saved.used,
    won: formatAmount(saved.won),
  })
}

interface GrantTerms
  extends Pick<FreeGrantRow, 'reference' | 'player_id' | 'game' | 'stake' | 'rounds' | 'expires_at'> {
  readonly wager: object
}

async function readTerms(ctx: ArcadeContext, request: GrantRequest): Promise<GrantTerms | ProviderResponse> {
  const game = ctx.games.find(request.game)
  const player = await findPlayer(ctx.db, request.player)
  if (game === undefined || player === undefined || player.demo_balance !== null)
    return refuse('NOT_FOUND', 'no such player or game')
  const stake = parseAmount(request.stake) ?? 0n
  const bet = game.schemas.bet.safeParse(game.freeRounds?.bet(formatAmount(stake)))
  if (!bet.success || game.checkBet(bet.data, game.tables[0]) !== null)
    return refuse('BAD_REQUEST', 'the game has no free rounds at this stake')
  return {
    reference: request.reference,
    player_id: player.player_id,
    game: game.id,
    stake,
    wager: Object(bet.data),
    rounds: request.rounds,
    expires_at: new Date(request.expires_at),
  }
}

const findGrant = (ctx: ArcadeContext, reference: string): Promise<FreeGrantRow | undefined> =>
  ctx.db.selectFrom('arcade.free_grants').selectAll().where('reference', '=', reference).executeTakeFirst()

const isSameGrant = (saved: FreeGrantRow, terms: GrantTerms): boolean =>
  saved.player_id === terms.player_id &&
  saved.game === terms.game &&
  saved.stake === terms.stake &&
  saved.rounds === terms.rounds &&
  saved.expires_at.getTime() === terms.expires_at.getTime()
