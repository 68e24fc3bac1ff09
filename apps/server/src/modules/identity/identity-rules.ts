import type { Kysely, Selectable } from 'kysely'
import type { Config } from '../../config/config.ts'
import type { Trx } from '../../core/transact.ts'
import type { Database } from '../../db/database.ts'

export type IdentityRules = Omit<Selectable<Database['identity_rules']>, 'only_row'>

const selectRules = (db: Kysely<Database>) =>
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
 * Whether the hall may decide without a person. Until an operator says so it may where money is play money: nothing that is
 * measured here says how often two real people are taken for one.
 */
export const mayDecideAlone = (
  rules: Pick<IdentityRules, 'is_automatic'>,
  { GAMEHALL_MODE }: Pick<Config, 'GAMEHALL_MODE'>,
) => rules.is_automatic ?? GAMEHALL_MODE === 'sandbox'

/** How often a player may try, what the hall may decide alone, and how long it keeps what was handed in. */
export const readIdentityRules = (db: Kysely<Database>): Promise<IdentityRules> =>
  selectRules(db).executeTakeFirstOrThrow()

/** Held until the transaction ends: two changes at once are judged one after the other. */
export const lockIdentityRules = (trx: Trx): Promise<IdentityRules> =>
  selectRules(trx).forUpdate().executeTakeFirstOrThrow()
