import { findPersonalPasswordViolation } from '@gamehall/contract/account'
import { dictionary } from '@zxcvbn-ts/language-common'
import { type Outcome, refuseField, succeed } from '../../../platform/context/outcome.ts'

/** The 49,000 most common passwords, in lower case; about 11,000 of them fit the format of §5. */
const commonPasswords: ReadonlySet<string> = new Set(dictionary['passwords-common'])

/** Words specific to this site; a password that is one of them with digits and symbols around is refused. */
const CONTEXT_WORDS: ReadonlySet<string> = new Set(['gamehall', 'aurora', 'auroragamehall', 'aurorahall'])

/** Whether a password is on the list of common passwords, or is a context word with digits or symbols. */
export function isCommonPassword(password: string): boolean {
  const lowerCase = password.toLowerCase()
  return commonPasswords.has(lowerCase) || CONTEXT_WORDS.has(lowerCase.replace(/[^a-z]/g, ''))
}

/**
 * Validates a new login or pay password that fits the format of §5. 400 (`password`): it equals or contains the account
 * name, contains the phone number, is a common password, or is a context word with digits.
 */
export function validateNewPassword(
  password: string,
  owner: { readonly account: string; readonly phone: string | null },
): Outcome<null, 400> {
  const rule = findPersonalPasswordViolation(password, owner)
  if (rule !== null) return refuseField('password', rule)
  return isCommonPassword(password) ? refuseField('password', 'password_common') : succeed(null)
}
