import { Secret, TOTP } from 'otpauth'
import type { AppContext } from '../../context/app-context.ts'
import { withPlatformTables } from '../../database/platform-tables.ts'
import { logSecurityEvent } from '../../telemetry/security-log.ts'

const PERIOD_S = 30
/** A code of the previous or next step is accepted, because clocks differ. */
const WINDOW = 1
const SECRET_BYTES = 20
const RECOVERY_CODES = 10
const RECOVERY_BYTES = 10

type Keeper = Pick<AppContext, 'db' | 'encryptor'>

const sealContext = (operator: string) => `operator-totp/${operator}`

const totpOf = (operator: string, secret: Secret) =>
  new TOTP({ issuer: 'gamehall', label: operator, secret, algorithm: 'SHA1', digits: 6, period: PERIOD_S })

/** A key for an authenticator app: as text, and as the URI for its QR code. */
export interface NewSecondFactor {
  readonly secret: string
  readonly uri: string
}

export function createSecondFactor(operator: string): NewSecondFactor {
  const secret = new Secret({ size: SECRET_BYTES })
  return { secret: secret.base32, uri: totpOf(operator, secret).toString() }
}

/** The time step of a code; null when it is incorrect. */
function stepOf(operator: string, secret: Secret, code: string, at: Date): bigint | null {
  const delta = totpOf(operator, secret).validate({ token: code, timestamp: at.getTime(), window: WINDOW })
  return delta === null ? null : BigInt(Math.floor(at.getTime() / 1000 / PERIOD_S) + delta)
}

/**
 * Stores a key once a code proves that the app has it, with ten new one-time recovery codes, which are returned only here.
 * Null when the code is incorrect.
 */
export async function enrolSecondFactor(
  ctx: Pick<AppContext, 'db' | 'log' | 'encryptor'>,
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
    code_hash: hashRecovery(ctx, code),
    created_at: at,
    used_at: null,
  }))
  await withPlatformTables(ctx.db)
    .transaction()
    .execute(async (trx) => {
      const totpSealed = ctx.encryptor.encryptText(secret, sealContext(operator))
      await trx
        .updateTable('operators')
        .set({ totp_sealed: totpSealed, totp_last_step: step })
        .where('name', '=', operator)
        .execute()
      await trx.deleteFrom('operator_recovery_codes').where('operator', '=', operator).execute()
      await trx.insertInto('operator_recovery_codes').values(rows).execute()
    })
  logSecurityEvent(ctx, { event: 'operator.changed', change: 'second_factor', operator })
  return codes
}

const hashRecovery = ({ encryptor }: Pick<AppContext, 'encryptor'>, code: string): Buffer =>
  encryptor.fingerprint(code.toUpperCase().replaceAll(/[^A-Z2-7]/g, ''), 'operator-recovery')

/** Verifies a code of the app, or a recovery code, and consumes it: a code works once. */
export async function consumeSecondFactor(
  { db, encryptor }: Keeper,
  operator: { readonly name: string; readonly totp_sealed: Buffer },
  code: string,
  at: Date,
): Promise<boolean> {
  const typed = code.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(typed)) return takeRecoveryCode({ db, encryptor }, operator.name, typed, at)
  const secret = Secret.fromBase32(encryptor.decryptText(operator.totp_sealed, sealContext(operator.name)))
  const step = stepOf(operator.name, secret, typed, at)
  if (step === null) return false
  const used = await withPlatformTables(db)
    .updateTable('operators')
    .set({ totp_last_step: step })
    .where('name', '=', operator.name)
    .where((row) => row.or([row('totp_last_step', 'is', null), row('totp_last_step', '<', step)]))
    .returning('name')
    .executeTakeFirst()
  return used !== undefined
}

async function takeRecoveryCode({ db, encryptor }: Keeper, operator: string, code: string, at: Date) {
  const used = await withPlatformTables(db)
    .updateTable('operator_recovery_codes')
    .set({ used_at: at })
    .where('operator', '=', operator)
    .where('code_hash', '=', hashRecovery({ encryptor }, code))
    .where('used_at', 'is', null)
    .returning('operator')
    .executeTakeFirst()
  return used !== undefined
}
