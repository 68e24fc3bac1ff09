import { setImmediate } from 'node:timers/promises'
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

/**
 * All films that share so many parts with a new one are compared, and in any case the first ones: of films encoded anew the original shares 6
 * and more, films of other people 3 and less (`npm run bench liveness` prints the least).
 */
const LEAST_SHARED = 4
const FIRST_CANDIDATES = 40
/** What bounds the time: they take a quarter of a second. When there are more, a person decides. */
const MOST_CANDIDATES = 1000
/** Other requests go on between so many comparisons. */
const COMPARED_AT_ONCE = 100

interface ShownFilm {
  readonly check: Pick<FaceCheckRow, 'check_id' | 'shown'>
  readonly film: FilmPrint
}

/**
 * Whether a film was used before by anybody, also mirrored; within its own check only a mirrored film counts, because
 * the same head looks ahead at the beginning of each action. Perhaps (`likely`) when more films are alike than can be compared.
 * Films are found one after the other, so that two requests at once cannot both use one.
 */
export async function findReplay(
  ctx: IdentityContext,
  trx: IdentityTrx,
  shown: ShownFilm,
): Promise<ReplayVerdict> {
  await acquireAdvisoryLock(trx, 'face-films')
  const { film, check } = shown
  const mirrored = mirrorPrint(film)
  const candidates = await findCandidates(ctx, trx, [film, mirrored])
  let found: ReplayVerdict = candidates.length > MOST_CANDIDATES ? 'likely' : null
  for (const [index, candidate] of candidates.slice(0, MOST_CANDIDATES).entries()) {
    if (index % COMPARED_AT_ONCE === COMPARED_AT_ONCE - 1) await setImmediate()
    const used = decodePrint(ctx.encryptor.decrypt(candidate.print_sealed, filmContext(candidate.film_id)))
    const ways = candidate.check_id === check.check_id ? [mirrored] : [film, mirrored]
    const verdicts = ways.map((way) => evaluateReplay(compareFilms(used, way)))
    if (verdicts.includes('same')) return 'same'
    if (verdicts.includes('likely')) found = 'likely'
  }
  return found
}

/** Kept films that share parts with a new one in one of these ways, most shared parts first; one more than are compared if there are. */
async function findCandidates(ctx: IdentityContext, trx: IdentityTrx, ways: readonly FilmPrint[]) {
  const parts = ways.flatMap((way) => fingerprintPartsByAnyKey(ctx.encryptor, way))
  const plain = ways.flatMap(partsOf)
  return trx
    .with('alike', (db) =>
      db
        .selectFrom('face_films')
        .select([
          'film_id',
          sql<number>`case when key_version is null
              then (select count(*) from unnest(bands) part where part = any (${plain}::integer[]))
              else (select count(*) from unnest(part_fingerprints) part where part = any (${parts}::integer[]))
            end`.as('shared'),
        ])
        // Films that an older server keeps have plain parts until the job replaces them.
        .where(
          sql<boolean>`(part_fingerprints && ${parts}::integer[] or (key_version is null and bands && ${plain}::integer[]))`,
        )
        .where('kept_until', '>', ctx.clock.now()),
    )
    .with('ranked', (db) =>
      db
        .selectFrom('alike')
        .select(['film_id', 'shared', sql<number>`row_number() over (order by shared desc)`.as('place')]),
    )
    .selectFrom('ranked')
    .innerJoin('face_films', 'face_films.film_id', 'ranked.film_id')
    .select(['face_films.film_id', 'check_id', 'print_sealed'])
    .where((eb) => eb.or([eb('shared', '>=', LEAST_SHARED), eb('place', '<=', FIRST_CANDIDATES)]))
    .orderBy('place')
    .limit(MOST_CANDIDATES + 1)
    .execute()
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
