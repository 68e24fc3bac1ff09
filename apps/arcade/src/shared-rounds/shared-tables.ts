import type { ArcadeContext } from '../arcade-context.ts'
import { isSharedGame, type SharedGame } from './shared-round-store.ts'
import { TableFeed } from './table-feed.ts'
import { type TableKey, tableName } from './table-key.ts'
import { createTableRunner, type TableRunner } from './table-runner.ts'
import type { TableWatcher } from './table-watcher.ts'

interface Table {
  readonly feed: TableFeed
  readonly runner: TableRunner
}

/** The tables that this process serves: those that somebody watches here, and those whose open rounds it finishes. */
export interface SharedTables {
  /** Joins a watcher to a table and starts the table. Returns false for a table that the game does not have. */
  watch(watcher: TableWatcher, key: TableKey): Promise<boolean>
  /** Job: finishes rounds that no process leads any more. */
  recover(): Promise<void>
  stop(): Promise<void>
}

export function createSharedTables(ctx: ArcadeContext, onError: (error: unknown) => void): SharedTables {
  const tables = new Map<string, Table>()

  function tableOf(game: SharedGame, key: TableKey): Table {
    const known = tables.get(tableName(key))
    if (known !== undefined) return known
    const feed = new TableFeed({ ctx, game, key, onError })
    const runner = createTableRunner({
      ctx,
      game,
      key,
      isWatched: () => feed.watcherCount > 0,
      onChange: () => feed.refresh(),
      onError,
    })
    const made = { feed, runner }
    tables.set(tableName(key), made)
    return made
  }

  return {
    async watch(watcher, key) {
      const game = ctx.games.get(key.game)
      if (!isSharedGame(game) || !game.tables.some(({ id }) => id === key.table)) return false
      const { feed, runner } = tableOf(game, key)
      await feed.join(watcher)
      runner.start()
      return true
    },
    async recover() {
      const open = await ctx.db
        .selectFrom('arcade.shared_rounds')
        .select(['game', 'table_id'])
        .where('phase', 'not in', ['SETTLED', 'VOID'])
        .execute()
      for (const { game: id, table_id } of open) {
        const game = ctx.games.find(id)
        if (game !== undefined && isSharedGame(game))
          tableOf(game, { game: id, table: table_id }).runner.start()
      }
    },
    async stop() {
      await Promise.all([...tables.values()].flatMap(({ feed, runner }) => [feed.stop(), runner.stop()]))
    },
  }
}
