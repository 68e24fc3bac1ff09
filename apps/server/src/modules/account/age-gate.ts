import { DEFAULT_MINIMUM_AGE } from '@gamehall/contract/constants'
import type { Hall } from '../../core/hall.ts'
import { type Outcome, refuseField, succeed } from '../../core/outcome.ts'
import { taiwanDay } from '../../core/taiwan-time.ts'
import type { Trx } from '../../core/transact.ts'

/** Whole years from one day (`yyyy-MM-dd`) to another; who was born on 29 February has a birthday on 1 March. */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years
}

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
