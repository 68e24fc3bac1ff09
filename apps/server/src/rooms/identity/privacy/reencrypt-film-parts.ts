import { nextBatchStart, type Reencryption } from '../../../platform/encryption/reencryption.ts'
import { refreshFilmParts } from '../face-check/replay/refresh-film-parts.ts'
import { withIdentityTables } from '../tables.ts'

const FILMS_A_BATCH = 200

/** Recomputes the fingerprints of the parts of films under the first data key, from the decrypted prints. */
export const reencryptFilmParts: Reencryption = {
  name: 'face_films.part_fingerprints',
  async batch({ db: anyDb, encryptor }, after) {
    const db = withIdentityTables(anyDb)
    const films = await db
      .selectFrom('face_films')
      .select(['film_id', 'print_sealed'])
      .where('film_id', '>', BigInt(after ?? 0))
      .where((eb) => eb.or([eb('key_version', 'is', null), eb('key_version', '<>', encryptor.keyVersion)]))
      .orderBy('film_id')
      .limit(FILMS_A_BATCH)
      .execute()
    for (const film of films) await refreshFilmParts({ db, encryptor }, film)
    const next = nextBatchStart(films, FILMS_A_BATCH, ({ film_id }) => film_id.toString())
    return { seen: films.length, changed: films.length, kept: 0, next }
  },
}
