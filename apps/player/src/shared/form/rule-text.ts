import type { Locale } from '@gamehall/contract/constants'
import { fieldMessages, isFieldRule } from '@gamehall/contract/errors'

/** The words for a rule's name in a language; what is not a rule is already in words (the hall's own message). */
export function ruleText(rule: string | undefined, language: Locale): string | undefined {
  if (rule === undefined) return undefined
  return isFieldRule(rule) ? fieldMessages[rule][language] : rule
}
