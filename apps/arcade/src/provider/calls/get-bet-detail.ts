import type { ArcadeContext } from '../../arcade-context.ts'
import { buildVerifyUrl } from '../../fairness/verify-url.ts'
import type { GameModule } from '../../games/game-module.ts'
import { netUncounted, sumUncounted, type UncountedPart } from '../../games/uncounted.ts'
import type { BinPicture } from '../../pictures/bin-picture.ts'
import { drawPicture } from '../../pictures/draw-picture.ts'
import { pictureText, type RoundPicture } from '../../pictures/round-picture.ts'
import { findRealRound, type SeededRound } from '../../rounds/round-queries.ts'
import { roundView } from '../../rounds/round-view.ts'
import { readState } from '../../rounds/stored-round.ts'
import { formatAmount } from '../../wallet/amount.ts'
import { type ProviderResponse, refuse, succeed } from '../provider-response.ts'
import type { ProviderRequest } from '../provider-schema.ts'

/** Returns the verifier page's URL for a bet, a picture of its outcome, what was laid, and why a part of it does not count for turnover; the server seed is included only after its rotation. NOT_FOUND for an unknown bet. */
export async function getBetDetail(
  ctx: ArcadeContext,
  { bet_id, language, parent_origin }: ProviderRequest<'rounds/detail'>,
): Promise<ProviderResponse> {
  const row = await findRealRound(ctx, bet_id)
  if (row === undefined) return refuse('NOT_FOUND', 'no such bet')
  const game = ctx.games.get(row.game)
  const round = roundView(game, row)
  const url = new URL(
    buildVerifyUrl(ctx.publicUrl ?? `${parent_origin}/arcade`, {
      game: row.game,
      serverSeedHash: row.seed_hash,
      serverSeed: row.revealed_at === null ? null : row.seed,
      clientSeed: row.client_seed,
      nonce: row.nonce,
      saltSource: round.fairness.salt_source ?? null,
      params: game.verifyParams(round),
    }),
  )
  url.searchParams.set('lang', language)
  return succeed({
    url: url.toString(),
    picture: describePicture(game.picture?.(round, language)),
    items: game.betItems?.(round, language) ?? null,
    uncounted: findUncounted(game, row).map(({ cause, amount }) => ({ cause, amount: formatAmount(amount) })),
  })
}

/** Why a settled bet counts less than its stake for turnover. */
function findUncounted(game: GameModule, row: SeededRound): UncountedPart[] {
  if (row.status !== 'SETTLED' || row.free_grant !== null || row.valid_bet >= row.bet) return []
  if (game.uncounted !== undefined) return sumUncounted(game.uncounted(readState(game, row)))
  return [{ ...netUncounted(row.bet, row.win), amount: row.bet - row.valid_bet }]
}

function describePicture(picture: RoundPicture | BinPicture | undefined) {
  if (picture === undefined || (picture.shape !== 'bin' && picture.rows.length === 0)) return null
  return { svg: drawPicture(picture), text: pictureText(picture) }
}
