import { activityErrors } from './activity.ts'
import { businessErrors } from './business.ts'
import { fieldMessages as schemaFieldMessages } from './fields.ts'
import { httpErrors } from './http.ts'
import { platformErrors } from './platform.ts'
import { serverFieldMessages } from './server-fields.ts'

export { isFieldRule } from './fields.ts'
export { httpErrors, smsBudgetRefusal, testAccountRefusal } from './http.ts'
export { formatMessage, type Message } from './message.ts'

/** §5: what is wrong with one field, by the rule that a schema or a use-case names. */
export const fieldMessages = { ...schemaFieldMessages, ...serverFieldMessages }
export type FieldRule = keyof typeof fieldMessages

/** The whole error catalogue (§8): every code with its message in each language. */
export const errorCatalogue = { ...httpErrors, ...businessErrors, ...activityErrors, ...platformErrors }

export type ErrorCode =
  | keyof typeof httpErrors
  | keyof typeof businessErrors
  | keyof typeof activityErrors
  | keyof typeof platformErrors

/** What any call may answer: bad input, no session, rate limit, outage. */
export const commonErrors = [
  400, 401, 403, 404, 405, 408, 409, 413, 415, 429, 500, 503, 10027, 10145,
] as const

export function isErrorCode(code: number): code is ErrorCode {
  return Object.hasOwn(errorCatalogue, code)
}
