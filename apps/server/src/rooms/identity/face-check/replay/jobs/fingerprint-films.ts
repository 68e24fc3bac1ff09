import { z } from 'zod'
import { defineJob } from '../../../../../platform/jobs/job.ts'
import type { IdentityContext } from '../../../tables.ts'
import { refreshFilmParts } from '../refresh-film-parts.ts'

const FILMS_A_BATCH = 200

/** Replaces the plain parts of films that an older server kept by keyed fingerprints. */
export const fingerprintFilms = defineJob({
  name: 'fingerprint-films',
  payload: z.object({}),
  cron: '*/5 * * * *',
  async run(ctx: IdentityContext) {
    for (;;) {
      const films = await ctx.db
        .selectFrom('face_films')
        .select(['film_id', 'print_sealed'])
        .where('key_version', 'is', null)
        .orderBy('film_id')
        .limit(FILMS_A_BATCH)
        .execute()
      for (const film of films) await refreshFilmParts(ctx, film)
      if (films.length < FILMS_A_BATCH) return
    }
  },
})
