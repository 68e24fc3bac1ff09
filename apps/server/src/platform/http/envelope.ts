import {
  type Envelope,
  type ErrorCode,
  errorCatalogue,
  fieldMessages,
  formatMessage,
} from '@gamehall/contract'
import type { Locale } from '@gamehall/contract/constants'
import type { FieldRefusal, Outcome, Refusal } from '../context/outcome.ts'

/** The envelope of a refusal: code, message in the caller's language, and fields. */
export function toRefusalEnvelope(refusal: Refusal, locale: Locale): Envelope<never> {
  const fields = refusal.fields?.map((field) => fieldError(field, locale)) ?? []
  const first = fields[0]
  const msg =
    first !== undefined && refusal.code === 400
      ? first.message
      : formatMessage(refusal.says ?? errorCatalogue[refusal.code], locale, refusal.params)
  return { code: refusal.code, msg, data: fields.length > 0 ? { fields } : null }
}

export function toEnvelope(outcome: Outcome<unknown>, locale: Locale): Envelope<unknown> {
  return outcome.ok ? { code: 0, msg: '', data: outcome.data } : toRefusalEnvelope(outcome, locale)
}

export const toErrorEnvelope = (code: ErrorCode, locale: Locale): Envelope<never> =>
  toRefusalEnvelope({ ok: false, code }, locale)

function fieldError({ field, rule, params }: FieldRefusal, locale: Locale) {
  return { field, rule, message: formatMessage(fieldMessages[rule], locale, params) }
}
