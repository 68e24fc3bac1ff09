import { DEFAULT_MINIMUM_AGE } from '@gamehall/contract/constants'
import { type Outcome, refuseField, succeed } from '../../../platform/context/outcome.ts'
import { calculateAge } from '../../../platform/time/calculate-age.ts'
import { taiwanDay } from '../../../platform/time/taiwan-time.ts'
import type { AccountContext, AccountTrx } from '../tables.ts'

/**
 * Checks the minimum age for registration, by Taiwan's calendar. `birthDate`: `yyyy-MM-dd`. 400 (`birth_date`) when the
 * player is too young, or when the configuration sets `MINIMUM_AGE` and no date is given.
 */
export function validateAge(ctx: AccountContext, birthDate: string | undefined): Outcome<null, 400> {
  const { MINIMUM_AGE: configured } = ctx.config
  if (birthDate === undefined) {
    return configured === undefined ? succeed(null) : refuseField('birth_date', 'required')
  }
  const minimum = configured ?? DEFAULT_MINIMUM_AGE
  const isOldEnough = calculateAge(birthDate, taiwanDay(ctx.clock.now())) >= minimum
  return isOldEnough ? succeed(null) : refuseField('birth_date', 'age_minimum', { age: String(minimum) })
}

const contextOf = (playerId: bigint) => `birth-date/${playerId}`

/** Stores a new player's date of birth, encrypted, in the caller's transaction. */
export async function saveBirthDate(
  ctx: AccountContext,
  trx: AccountTrx,
  playerId: bigint,
  birthDate: string | undefined,
): Promise<void> {
  if (birthDate === undefined) return
  await trx
    .updateTable('players')
    .set({ birth_date_sealed: ctx.encryptor.encryptText(birthDate, contextOf(playerId)) })
    .where('player_id', '=', playerId)
    .execute()
}
