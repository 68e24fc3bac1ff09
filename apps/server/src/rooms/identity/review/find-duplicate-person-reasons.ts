import { DOCUMENT_TYPES } from '@gamehall/contract/identity'
import type { AttemptRow } from '../attempts/attempt-queries.ts'
import type { IdentityDb } from '../tables.ts'

/**
 * Reasons for a manual review because the person may be another player: `same_person` another player’s verified or
 * waiting attempt has this name and date of birth; `citizen_number` the national ID number of a Taiwan passport could
 * not be read reliably. `persons`: fingerprints under every data key.
 */
export async function findDuplicatePersonReasons(
  db: IdentityDb,
  attempt: AttemptRow,
  persons: readonly Buffer[],
): Promise<string[]> {
  const isOwnPassport = attempt.document_type === DOCUMENT_TYPES.passport && attempt.issue_country === 'TW'
  const namesake = await db
    .selectFrom('identity_attempts')
    .select('attempt_id')
    .where('person_fingerprint', 'in', persons)
    .where('status', 'in', ['verified', 'review'])
    .where('player_id', '<>', attempt.player_id)
    .executeTakeFirst()
  return [
    ...(isOwnPassport && attempt.citizen_fingerprint === null ? ['citizen_number'] : []),
    ...(namesake === undefined ? [] : ['same_person']),
  ]
}
