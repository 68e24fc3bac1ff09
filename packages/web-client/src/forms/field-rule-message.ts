import type { Locale } from '@gamehall/contract/constants'
import { fieldMessages, isFieldRule } from '@gamehall/contract/errors/fields'

/** The message for a broken rule; a string that is no rule name is the server's own message and is returned unchanged. */
export function fieldRuleMessage(rule: string | undefined, language: Locale): string | undefined {
  if (rule === undefined) return undefined
  return isFieldRule(rule) ? fieldMessages[rule][language] : rule
}
