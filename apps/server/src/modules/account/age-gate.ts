import { DEFAULT_MINIMUM_AGE } from '@gamehall/contract/constants'
import { ageOn } from '../../core/age-on.ts'
import type { Hall } from '../../core/hall.ts'
import { type Outcome, refuseField, succeed } from '../../core/outcome.ts'
import { taiwanDay } from '../../core/taiwan-time.ts'
import type { Trx } from '../../core/transact.ts'

/**
 * Who may register by age: 400 (`birth_date`) for who is too young on Taiwan's calendar, and, where the hall sets a
 * `MINIMUM_AGE`, for who does not say.
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

/** Keeps what a new player said, sealed. */
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
