import { sql } from 'kysely'
import { acquireAdvisoryLock } from '../../../../platform/database/acquire-advisory-lock.ts'
import { DAY_MS } from '../../../../platform/time/durations.ts'
import { readIdentityRules } from '../../identity-rules.ts'
import type { IdentityContext, IdentityTrx } from '../../tables.ts'
import type { FaceCheckRow } from '../face-check-queries.ts'
import { compareFilms, evaluateReplay, type ReplayVerdict } from './compare-films.ts'
import { decodePrint, encodePrint, type FilmPrint, mirrorPrint, partsOf } from './film-print.ts'
import { fingerprintParts, fingerprintPartsByAnyKey } from './fingerprint-parts.ts'
import { filmContext } from './refresh-film-parts.ts'

/** Films compared with a new one: those that share most parts of their hashes with it. */
const MOST_CANDIDATES = 40

interface ShownFilm {
  readonly check: Pick<FaceCheckRow, 'check_id' | 'shown'>
  readonly film: FilmPrint
}

/**
 * Whether a film was used before by anybody, also mirrored; within its own check only a mirrored film counts, because
 * the same head looks ahead at the beginning of each action. Films are found one after the other, so that two requests
 * at once cannot both use one.
 */
export async function findReplay(
  ctx: IdentityContext,
  trx: IdentityTrx,
  { check, film }: ShownFilm,
): Promise<ReplayVerdict> {
  await acquireAdvisoryLock(trx, 'face-films')
  const mirrored = mirrorPrint(film)
  const ways = [film, mirrored]
  const parts = ways.flatMap((way) => fingerprintPartsByAnyKey(ctx.encryptor, way))
  const plain = ways.flatMap(partsOf)
  const candidates = await trx
    .selectFrom('face_films')
    .select(['film_id', 'check_id', 'print_sealed'])
    // Films that an older server keeps have plain parts until the job replaces them.
    .where(
      sql<boolean>`(part_fingerprints && ${parts}::integer[] or (key_version is null and bands && ${plain}::integer[]))`,
    )
    .where('kept_until', '>', ctx.clock.now())
    .orderBy(
      sql`case when key_version is null
          then (select count(*) from unnest(bands) part where part = any (${plain}::integer[]))
          else (select count(*) from unnest(part_fingerprints) part where part = any (${parts}::integer[]))
        end`,
      'desc',
    )
    .limit(MOST_CANDIDATES)
    .execute()
  const verdicts = candidates.flatMap((candidate) => {
    const used = decodePrint(ctx.encryptor.decrypt(candidate.print_sealed, filmContext(candidate.film_id)))
    const compared = candidate.check_id === check.check_id ? [mirrored] : ways
    return compared.map((way) => evaluateReplay(compareFilms(used, way)))
  })
  return (
    verdicts.find((verdict) => verdict === 'same') ?? verdicts.find((verdict) => verdict !== null) ?? null
  )
}

/** Until when an accepted film, and the hashes of its frames, are kept to find it again. */
export async function readFilmRetention(ctx: IdentityContext, trx: IdentityTrx): Promise<Date> {
  const { keep_film_days: days } = await readIdentityRules(trx)
  return new Date(ctx.clock.now().getTime() + days * DAY_MS)
}

/** Keeps an accepted film, to find it again. */
export async function insertFilm(
  ctx: IdentityContext,
  trx: IdentityTrx,
  { check, film }: ShownFilm,
  keptUntil: Date,
): Promise<void> {
  const { film_id: filmId } = await trx
    .selectNoFrom(sql<bigint>`nextval(pg_get_serial_sequence('face_films', 'film_id'))`.as('film_id'))
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('face_films')
    .values({
      film_id: filmId,
      check_id: check.check_id,
      step: check.shown,
      created_at: ctx.clock.now(),
      kept_until: keptUntil,
      part_fingerprints: fingerprintParts(ctx.encryptor, film),
      key_version: ctx.encryptor.keyVersion,
      print_sealed: ctx.encryptor.encrypt(encodePrint(film), filmContext(filmId)),
    })
    .execute()
}

/** Takes the link to the player's checks from their films at once. */
export async function detachFilms(trx: IdentityTrx, playerId: bigint): Promise<void> {
  const checks = trx.selectFrom('face_checks').select('check_id').where('player_id', '=', playerId)
  await trx.updateTable('face_films').set({ check_id: null }).where('check_id', 'in', checks).execute()
}
