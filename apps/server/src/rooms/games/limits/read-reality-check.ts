import type { RealityCheckMinutes } from '@gamehall/contract/games'
import type { GamesDb } from '../tables.ts'

export interface RealityCheck {
  /** Null: never. */
  readonly everyMinutes: RealityCheckMinutes | null
  readonly isObligatory: boolean
}

/** The player’s reality check interval: their own choice, else the default. */
export async function readRealityCheck(db: GamesDb, playerId: bigint): Promise<RealityCheck> {
  const [settings, chosen] = await Promise.all([
    db.selectFrom('reality_check_settings').selectAll().executeTakeFirstOrThrow(),
    db
      .selectFrom('reality_checks')
      .select('every_minutes')
      .where('player_id', '=', playerId)
      .executeTakeFirst(),
  ])
  const { default_minutes, is_obligatory } = settings
  const everyMinutes = chosen === undefined ? default_minutes : chosen.every_minutes
  return {
    everyMinutes: is_obligatory ? (everyMinutes ?? default_minutes) : everyMinutes,
    isObligatory: is_obligatory,
  }
}
