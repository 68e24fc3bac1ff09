import { z } from 'zod'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../constants/index.ts'

/** A player's chosen login name; stored as typed, compared ignoring case. */
export const accountName = z
  .string('required')
  .trim()
  .regex(/^[A-Za-z][A-Za-z0-9]{3,19}$/, 'account_format')

/** §5: 6–32 characters, letters and digits. The rule below compares it with the account and phone. */
export const newPassword = z
  .string('required')
  .min(PASSWORD_MIN_LENGTH, 'password_format')
  .max(PASSWORD_MAX_LENGTH, 'password_format')
  .regex(/^(?=.*[A-Za-z])(?=.*\d)[\x21-\x7e]+$/, 'password_format')

/**
 * Checks a new password against its owner's data: it must not equal the account name (§5), nor contain it or the phone
 * number. Returns the violated rule, or null. Ignores case.
 */
export function findPersonalPasswordViolation(
  password: string,
  { account, phone }: { readonly account: string; readonly phone?: string | null },
): 'password_is_account' | 'password_holds_account' | 'password_holds_phone' | null {
  const [typed, name] = [password.toLowerCase(), account.toLowerCase()]
  if (typed === name) return 'password_is_account'
  if (name !== '' && typed.includes(name)) return 'password_holds_account'
  const subscriber = phone?.replace(/^0/, '') ?? ''
  return subscriber !== '' && typed.includes(subscriber) ? 'password_holds_phone' : null
}

/** An existing password to verify: any text, so that a wrong one is refused as wrong and not as malformed. */
export const enteredPassword = z
  .string('required')
  .min(1, 'required')
  .max(PASSWORD_MAX_LENGTH * 4, 'too_long')

/** §5: a Taiwan mobile number, 10 digits starting with 09. */
export const mobilePhone = z
  .string('required')
  .trim()
  .regex(/^09\d{8}$/, 'phone_format')

export const areaCode = z.literal('886').default('886')

export const emailAddress = z
  .string('required')
  .trim()
  .toLowerCase()
  .max(254, 'email_format')
  .pipe(z.email('email_format'))

export const verificationCode = z
  .string('required')
  .trim()
  .regex(/^\d{6}$/, 'code_format')

export const inviteCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{6,12}$/, 'invite_code_format')
  .or(z.literal('').transform(() => undefined))
  .nullish()

export const nickname = z
  .string('required')
  .trim()
  .regex(/^[^\p{C}<>]{1,20}$/u, 'nickname_format')

/** A date of birth, `yyyy-MM-dd`. The server checks the minimum age. */
export const birthDate = z
  .string('birth_date_format')
  .trim()
  .regex(/^(19|20)\d\d-\d\d-\d\d$/, 'birth_date_format')
  .refine((day) => isDay(day), 'birth_date_format')

function isDay(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
}

const clientText = z.string().max(120, 'too_long')

/** §7: the device fields of every login request. */
export const deviceFields = {
  login_device: z.enum(['wap', 'web', 'ios', 'android']).default('wap'),
  client_info: z
    .object({
      type: clientText.default(''),
      core: clientText.default(''),
      device_name: clientText.default(''),
      version: clientText.default(''),
    })
    .prefault({}),
}
