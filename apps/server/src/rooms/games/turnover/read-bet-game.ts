import type { GamesTrx } from '../tables.ts'
import { CATEGORY_WEIGHTS } from './category-weights.ts'

export interface BetGame {
  readonly gameName: Readonly<Record<string, string>>
  readonly weightPercent: number
}

/** Name and turnover weight of the bet’s game. A game missing from the catalogue gets its platform category’s default weight. */
export async function readBetGame(
  trx: GamesTrx,
  bet: { readonly gid: string; readonly api_key: string },
): Promise<BetGame> {
  const game = await trx
    .selectFrom('games')
    .select(['name', 'weight_percent'])
    .where('gid', '=', bet.gid)
    .executeTakeFirst()
  if (game !== undefined) return { gameName: game.name, weightPercent: game.weight_percent }
  const platform = await trx
    .selectFrom('platforms')
    .select('category')
    .where('api_key', '=', bet.api_key)
    .executeTakeFirstOrThrow()
  return { gameName: {}, weightPercent: CATEGORY_WEIGHTS[platform.category] }
}
