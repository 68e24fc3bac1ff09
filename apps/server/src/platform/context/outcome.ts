import type { ErrorCode, FieldRule, Message } from '@gamehall/contract'

/** One refused field: the rule names its message in the contract. */
export interface FieldRefusal {
  readonly field: string
  readonly rule: FieldRule
  readonly params?: Readonly<Record<string, string>>
}

/** A business refusal: a code of the contract, its message parameters, and the fields it concerns. */
export interface Refusal<Code extends ErrorCode = ErrorCode> {
  readonly ok: false
  readonly code: Code
  readonly params?: Readonly<Record<string, string>>
  readonly fields?: readonly FieldRefusal[]
  /** Replaces the code's own message. */
  readonly says?: Message
}

/** The result of a use-case: its data, or a refusal. Exceptions are for bugs and outages. */
export type Outcome<Data, Code extends ErrorCode = ErrorCode> =
  | { readonly ok: true; readonly data: Data }
  | Refusal<Code>

export function succeed<Data>(data: Data): { readonly ok: true; readonly data: Data } {
  return { ok: true, data }
}

export function refuse<const Code extends ErrorCode>(
  code: Code,
  params?: Readonly<Record<string, string>>,
): Refusal<Code> {
  return params === undefined ? { ok: false, code } : { ok: false, code, params }
}

/** Code 400 with one field named. */
export function refuseField(
  field: string,
  rule: FieldRule,
  params?: Readonly<Record<string, string>>,
): Refusal<400> {
  return { ok: false, code: 400, fields: [params === undefined ? { field, rule } : { field, rule, params }] }
}
