import { personalPasswordRule } from '@gamehall/contract/account'
import { dictionary } from '@zxcvbn-ts/language-common'
import { type Outcome, refuseField, succeed } from '../../core/outcome.ts'

/** The 49,000 commonest passwords, in lower case; §5's form leaves about 11,000 of them possible. */
const commonPasswords: ReadonlySet<string> = new Set(dictionary['passwords-common'])

/** Words that anybody would try here first; digits and signs around one of them do not make it a password. */
const CONTEXT_WORDS: ReadonlySet<string> = new Set(['gamehall', 'aurora', 'auroragamehall', 'aurorahall'])

export function isCommonPassword(password: string): boolean {
  const lowerCase = password.toLowerCase()
  return commonPasswords.has(lowerCase) || CONTEXT_WORDS.has(lowerCase.replace(/[^a-z]/g, ''))
}

/**
 * Whether a new login or pay password of §5's form may be taken: 400 (`password`) for one that is or holds the account
 * name, holds the phone, is among the commonest, or is a context word with digits.
 */
export function validateNewPassword(
  password: string,
  owner: { readonly account: string; readonly phone: string | null },
): Outcome<null, 400> {
  const rule = personalPasswordRule(password, owner)
  if (rule !== null) return refuseField('password', rule)
  return isCommonPassword(password) ? refuseField('password', 'password_common') : succeed(null)
}
