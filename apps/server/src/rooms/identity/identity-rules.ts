import type { Selectable } from 'kysely'
import type { Config } from '../../platform/config/config.ts'
import type { IdentityDb, IdentityTables, IdentityTrx } from './tables.ts'

export type IdentityRules = Omit<Selectable<IdentityTables['identity_rules']>, 'only_row'>

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
    ])

/**
 * Whether attempts may be decided automatically. Without an operator setting this is allowed in sandbox mode only: the
 * error rate of the face match on real people is not known.
 */
export const mayDecideAutomatically = (
  rules: Pick<IdentityRules, 'is_automatic'>,
  { GAMEHALL_MODE }: Pick<Config, 'GAMEHALL_MODE'>,
) => rules.is_automatic ?? GAMEHALL_MODE === 'sandbox'

/** Limits, thresholds and retention periods of real-name verification. */
export const readIdentityRules = (db: IdentityDb): Promise<IdentityRules> =>
  selectRules(db).executeTakeFirstOrThrow()

/** Reads the rules and locks them until the transaction ends. */
export const lockIdentityRules = (trx: IdentityTrx): Promise<IdentityRules> =>
  selectRules(trx).forUpdate().executeTakeFirstOrThrow()
