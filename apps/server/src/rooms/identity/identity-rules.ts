import type { Selectable } from 'kysely'
import type { IdentityDb, IdentityTables, IdentityTrx } from './tables.ts'

export type IdentityRules = Omit<Selectable<IdentityTables['identity_rules']>, 'only_row'>

/** Thresholds of the films until an operator sets others, as the database begins with them. */
export const DEFAULT_FILM_THRESHOLDS = {
  face_realness: 0.6,
  face_liveness: 0.5,
  measured_liveness: null,
} as const satisfies Partial<IdentityRules>

const selectRules = (db: IdentityDb) =>
  db
    .selectFrom('identity_rules')
    .select([
      'attempts_a_day',
      'face_tries_a_day',
      'is_automatic',
      'field_confidence',
      'face_match',
      'face_realness',
      'face_liveness',
      'review_hours',
      'keep_verified_days',
      'keep_failed_days',
      'keep_draft_days',
      'measured_liveness',
      'keep_film_days',
      'face_duplicate',
      'keep_likeness_days',
    ])

/**
 * Whether attempts may be decided automatically. A person decides until an operator allows it, with play money too: a spoof is known
 * that no rule tells from a person (decision 0258). Nothing is automatic on liveness alone, in any mode: the operator must have set the
 * threshold that they measured on their own players, because the error rates on people are not known here (decision 0271).
 */
export const mayDecideAutomatically = (
  rules: Pick<IdentityRules, 'is_automatic' | 'measured_liveness'>,
): boolean => rules.is_automatic && rules.measured_liveness !== null

/**
 * For how many days after a decision a face is kept to compare others with it. Null: while the verification is valid, because a face that is
 * compared with nobody could be verified again; an operator who keeps none keeps none of these either.
 */
export const readLikenessDays = ({
  keep_failed_days: failed,
  keep_likeness_days: most,
}: Pick<IdentityRules, 'keep_failed_days' | 'keep_likeness_days'>) => ({
  verified: most === 0 ? 0 : null,
  failed: Math.min(failed, most),
})

/** Limits, thresholds and retention periods of real-name verification. */
export const readIdentityRules = (db: IdentityDb): Promise<IdentityRules> =>
  selectRules(db).executeTakeFirstOrThrow()

/** Reads the rules and locks them until the transaction ends. */
export const lockIdentityRules = (trx: IdentityTrx): Promise<IdentityRules> =>
  selectRules(trx).forUpdate().executeTakeFirstOrThrow()
