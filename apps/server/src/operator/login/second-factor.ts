import { Secret, TOTP } from 'otpauth'
import type { Hall } from '../../core/hall.ts'
import { logSecurityEvent } from '../../core/security-log.ts'

const PERIOD_S = 30
/** A code of the step before or after is taken, too: clocks differ. */
const WINDOW = 1
const SECRET_BYTES = 20
const RECOVERY_CODES = 10
const RECOVERY_BYTES = 10

type Keeper = Pick<Hall, 'db' | 'sealer'>

const sealContext = (operator: string) => `operator-totp/${operator}`

const totpOf = (operator: string, secret: Secret) =>
  new TOTP({ issuer: 'gamehall', label: operator, secret, algorithm: 'SHA1', digits: 6, period: PERIOD_S })

/** A key for an authenticator app: as text to type in, and as the address that its QR code holds. */
export interface NewSecondFactor {
  readonly secret: string
  readonly uri: string
}

export function createSecondFactor(operator: string): NewSecondFactor {
  const secret = new Secret({ size: SECRET_BYTES })
  return { secret: secret.base32, uri: totpOf(operator, secret).toString() }
}

/** The time step that a code belongs to; null when it is wrong. */
function stepOf(operator: string, secret: Secret, code: string, at: Date): bigint | null {
  const delta = totpOf(operator, secret).validate({ token: code, timestamp: at.getTime(), window: WINDOW })
  return delta === null ? null : BigInt(Math.floor(at.getTime() / 1000 / PERIOD_S) + delta)
}

/**
 * Puts a key in force when its code shows that the app holds it, with ten new recovery codes, each good once; they are
 * answered this one time. Null: the code is wrong.
 */
export async function enrolSecondFactor(
  hall: Pick<Hall, 'db' | 'log' | 'sealer'>,
  operator: string,
  given: { readonly secret: string; readonly code: string; readonly at: Date },
): Promise<readonly string[] | null> {
  const { at, secret } = given
  const step = stepOf(operator, Secret.fromBase32(secret), given.code.replaceAll(/\s/g, ''), at)
  if (step === null) return null
  const codes = Array.from(
    { length: RECOVERY_CODES },
    () => new Secret({ size: RECOVERY_BYTES }).base32.match(/.{4}/g)?.join('-') ?? '',
  )
  const rows = codes.map((code) => ({
    operator,
    code_hash: hashRecovery(hall, code),
    created_at: at,
    used_at: null,
  }))
  await hall.db.transaction().execute(async (trx) => {
    const totpSealed = hall.sealer.sealText(secret, sealContext(operator))
    await trx
      .updateTable('operators')
      .set({ totp_sealed: totpSealed, totp_last_step: step })
      .where('name', '=', operator)
      .execute()
    await trx.deleteFrom('operator_recovery_codes').where('operator', '=', operator).execute()
    await trx.insertInto('operator_recovery_codes').values(rows).execute()
  })
  logSecurityEvent(hall, { event: 'operator.changed', change: 'second_factor', operator })
  return codes
}

const hashRecovery = ({ sealer }: Pick<Hall, 'sealer'>, code: string): Buffer =>
  sealer.fingerprint(code.toUpperCase().replaceAll(/[^A-Z2-7]/g, ''), 'operator-recovery')

/** Takes a code of the app, or a recovery code, and uses it up: the same one never serves twice. */
export async function takeSecondFactor(
  { db, sealer }: Keeper,
  operator: { readonly name: string; readonly totp_sealed: Buffer },
  code: string,
  at: Date,
): Promise<boolean> {
  const typed = code.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(typed)) return takeRecoveryCode({ db, sealer }, operator.name, typed, at)
  const secret = Secret.fromBase32(sealer.openText(operator.totp_sealed, sealContext(operator.name)))
  const step = stepOf(operator.name, secret, typed, at)
  if (step === null) return false
  const used = await db
    .updateTable('operators')
    .set({ totp_last_step: step })
    .where('name', '=', operator.name)
    .where((row) => row.or([row('totp_last_step', 'is', null), row('totp_last_step', '<', step)]))
    .returning('name')
    .executeTakeFirst()
  return used !== undefined
}

async function takeRecoveryCode({ db, sealer }: Keeper, operator: string, code: string, at: Date) {
  const used = await db
    .updateTable('operator_recovery_codes')
    .set({ used_at: at })
    .where('operator', '=', operator)
    .where('code_hash', '=', hashRecovery({ sealer }, code))
    .where('used_at', 'is', null)
    .returning('operator')
    .executeTakeFirst()
  return used !== undefined
}
