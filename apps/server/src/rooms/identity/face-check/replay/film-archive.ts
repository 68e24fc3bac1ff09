import { randomBytes } from 'node:crypto'
import { FACE_ACTIONS } from '@gamehall/contract/identity'
import type { AppContext } from '../../../../platform/context/app-context.ts'
import { DAY_MS } from '../../../../platform/time/durations.ts'
import { type IdentityContext, withIdentityTables } from '../../tables.ts'
import type { ReplayVerdict } from './compare-films.ts'
import type { FilmPrint } from './film-print.ts'
import { findReplay, insertFilm } from './find-replay.ts'

/** Used films as face checks keep and search them. */
export interface FilmArchive {
  keep(films: readonly FilmPrint[]): Promise<void>
  /** As the film of another face check. */
  search(film: FilmPrint): Promise<ReplayVerdict>
}

/** For benchmarks: the films of a player's face check, and another check in which films are searched. */
export async function openFilmArchive(given: AppContext, playerId: bigint): Promise<FilmArchive> {
  const ctx: IdentityContext = { ...given, db: withIdentityTables(given.db) }
  const [kept, shown] = [await insertCheck(ctx, playerId), await insertCheck(ctx, playerId)]
  return {
    keep: (films) =>
      ctx.db.transaction().execute(async (trx) => {
        const until = new Date(ctx.clock.now().getTime() + DAY_MS)
        for (const film of films) await insertFilm(ctx, trx, { check: kept, film }, until)
      }),
    search: (film) => ctx.db.transaction().execute((trx) => findReplay(ctx, trx, { check: shown, film })),
  }
}

async function insertCheck(ctx: IdentityContext, playerId: bigint) {
  const now = ctx.clock.now()
  const { check_id } = await ctx.db
    .insertInto('face_checks')
    .values({
      player_id: playerId,
      attempt_id: null,
      nonce_hash: randomBytes(32),
      is_open: false,
      actions: [...FACE_ACTIONS],
      created_at: now,
      expires_at: now,
    })
    .returning('check_id')
    .executeTakeFirstOrThrow()
  return { check_id, shown: 0 }
}
