import type { Encryptor } from '@gamehall/encryption'
import type { IdentityDb } from '../../tables.ts'
import { decodePrint } from './film-print.ts'
import { fingerprintParts } from './fingerprint-parts.ts'

export const filmContext = (filmId: bigint) => `face-film/${filmId}`

export interface KeptFilm {
  readonly film_id: bigint
  readonly print_sealed: Buffer
}

/** Recomputes the parts of a kept film as fingerprints under the current data key, and removes plain ones. */
export async function refreshFilmParts(
  { db, encryptor }: { readonly db: IdentityDb; readonly encryptor: Encryptor },
  { film_id: filmId, print_sealed: sealed }: KeptFilm,
): Promise<void> {
  const film = decodePrint(encryptor.decrypt(sealed, filmContext(filmId)))
  await db
    .updateTable('face_films')
    .set({
      bands: [],
      part_fingerprints: fingerprintParts(encryptor, film),
      key_version: encryptor.keyVersion,
    })
    .where('film_id', '=', filmId)
    .execute()
}
