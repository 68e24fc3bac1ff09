import type { ArcadeContext } from '../../arcade-context.ts'
import type { TableMark } from '../../games/game-module.ts'
import { isSharedGame, type SharedGame } from '../../shared-rounds/shared-round-store.ts'
import { type ProviderResponse, succeed } from '../provider-response.ts'

/** Results that a lobby tile shows. */
const MARKS = 30

/**
 * Lists the tables of shared rounds with their last results, oldest first, for lobby tiles. Reads settled rounds only and starts
 * no table; a table that was never watched is left out.
 */
export async function listTables(ctx: ArcadeContext): Promise<ProviderResponse> {
  const tables = ctx.games.all.filter(isSharedGame).flatMap((game) => {
    const { mark } = game.shared
    return mark === undefined ? [] : game.tables.map(({ id }) => ({ game, mark, table: id }))
  })
  const list = await Promise.all(
    tables.map(async ({ game, mark, table }) => ({
      game: game.id,
      table,
      ...(await readMarks(ctx, game, table, mark)),
    })),
  )
  return succeed({ list: list.filter(({ marks }) => marks.length > 0) })
}

async function readMarks(
  { db }: ArcadeContext,
  game: SharedGame,
  table: string,
  mark: (outcome: object) => TableMark,
): Promise<{ readonly settled_at: string | null; readonly marks: readonly TableMark[] }> {
  const rows = await db
    .selectFrom('arcade.shared_rounds')
    .select(['result', 'settled_at'])
    .where('game', '=', game.id)
    .where('table_id', '=', table)
    .where('phase', '=', 'SETTLED')
    .orderBy('number', 'desc')
    .limit(MARKS)
    .execute()
  const results = rows.flatMap(({ result }) => result ?? [])
  return {
    settled_at: rows[0]?.settled_at?.toISOString() ?? null,
    marks: results.reverse().map((result) => mark(game.shared.outcomeSchema.parse(result))),
  }
}
