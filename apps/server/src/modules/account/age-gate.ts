import { DEFAULT_MINIMUM_AGE } from '@gamehall/contract/constants'
import { ageOn } from '../../core/age-on.ts'
import type { Hall } from '../../core/hall.ts'
import { type Outcome, refuseField, succeed } from '../../core/outcome.ts'
import { taiwanDay } from '../../core/taiwan-time.ts'
import type { Trx } from '../../core/transact.ts'

/**
 * Checks the minimum age for registration, by Taiwan's calendar. `birthDate`: `yyyy-MM-dd`. 400 (`birth_date`) when the
 * player is too young, or when the configuration sets `MINIMUM_AGE` and no date is given.
 */
export function judgeAge(hall: Hall, birthDate: string | undefined): Outcome<null, 400> {
  const { MINIMUM_AGE: configured } = hall.config
  if (birthDate === undefined) {
    return configured === undefined ? succeed(null) : refuseField('birth_date', 'required')
  }
  const minimum = configured ?? DEFAULT_MINIMUM_AGE
  const isOldEnough = ageOn(birthDate, taiwanDay(hall.clock.now())) >= minimum
  return isOldEnough ? succeed(null) : refuseField('birth_date', 'age_minimum', { age: String(minimum) })
}

const contextOf = (playerId: bigint) => `birth-date/${playerId}`

/** Stores a new player's date of birth, encrypted, in the caller's transaction. */
export async function keepBirthDate(
  hall: Hall,
  trx: Trx,
  playerId: bigint,
  birthDate: string | undefined,
): Promise<void> {
  if (birthDate === undefined) return
  await trx
    .updateTable('players')
    .set({ birth_date_sealed: hall.sealer.sealText(birthDate, contextOf(playerId)) })
    .where('player_id', '=', playerId)
    .execute()
}
