import type { Db } from '../../../platform/database/database.ts'
import { findGame } from '../catalogue/catalogue-queries.ts'
import { withGamesTables } from '../tables.ts'

/** Whether free rounds of a game can be granted: it is in the catalogue, and its provider supports free rounds for it. */
export async function supportsFreeRounds(db: Db, gid: string): Promise<boolean> {
  const found = await findGame(withGamesTables(db), gid)
  return found?.game.has_free_rounds === true
}
