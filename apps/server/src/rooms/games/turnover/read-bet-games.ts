import type { BetRow } from '../bets/bet-queries.ts'
import type { GamesTrx } from '../tables.ts'
import { CATEGORY_WEIGHTS } from './category-weights.ts'

interface BetGame {
  readonly gameName: Readonly<Record<string, string>>
  readonly weightPercent: number
}

type BetPlace = Pick<BetRow, 'gid' | 'api_key'>

/** Names and turnover weights of the bets' games. A game missing from the catalogue gets its platform category's default weight. */
export async function readBetGames(
  trx: GamesTrx,
  bets: readonly BetPlace[],
): Promise<(bet: BetPlace) => BetGame> {
  if (bets.length === 0) return () => ({ gameName: {}, weightPercent: 0 })
  const rows = await trx
    .selectFrom('games')
    .select(['gid', 'name', 'weight_percent'])
    .where('gid', 'in', [...new Set(bets.map(({ gid }) => gid))])
    .execute()
  const games = new Map(rows.map((game) => [game.gid, game]))
  const strange = bets.filter(({ gid }) => !games.has(gid))
  const categories = await readCategories(trx, strange)
  return ({ gid, api_key }) => {
    const game = games.get(gid)
    if (game !== undefined) return { gameName: game.name, weightPercent: game.weight_percent }
    const category = categories.get(api_key)
    if (category === undefined) throw new Error(`no platform ${api_key}`)
    return { gameName: {}, weightPercent: CATEGORY_WEIGHTS[category] }
  }
}

async function readCategories(
  trx: GamesTrx,
  bets: readonly BetPlace[],
): Promise<ReadonlyMap<string, keyof typeof CATEGORY_WEIGHTS>> {
  if (bets.length === 0) return new Map()
  const rows = await trx
    .selectFrom('platforms')
    .select(['api_key', 'category'])
    .where('api_key', 'in', [...new Set(bets.map(({ api_key }) => api_key))])
    .execute()
  return new Map(rows.map(({ api_key, category }) => [api_key, category]))
}
