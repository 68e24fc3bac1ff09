import { type Call, isFieldRule } from '@gamehall/contract'
import type { z } from 'zod'
import type { FieldRefusal, Outcome } from '../context/outcome.ts'

/** Parses a body with its call's schema. 400 with every invalid field. A missing body counts as empty. */
export const parseRequest = (call: Call, body: unknown): Outcome<unknown, 400> =>
  parseInput(call.request, body ?? {})

/** Parses what a caller sends. 400 with every invalid field and the rule that it breaks. */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
): Outcome<z.output<Schema>, 400> {
  const unstorable = findUnstorableText(body, [])
  if (unstorable !== null) return { ok: false, code: 400, fields: [{ field: unstorable, rule: 'invalid' }] }
  const parsed = schema.safeParse(body)
  if (parsed.success) return { ok: true, data: parsed.data }
  const fields = parsed.error.issues.flatMap((issue) => refusalsOf(issue, body))
  const seen = new Set<string>()
  const firstPerField = fields.filter(({ field }) => !seen.has(field) && seen.add(field))
  return { ok: false, code: 400, fields: firstPerField }
}

/** Field refusals of an issue; for a union, those of the branch that matched best. */
function refusalsOf(issue: z.core.$ZodIssue, body: unknown): FieldRefusal[] {
  if (issue.code === 'invalid_union' && !isFieldRule(issue.message)) {
    const closest = [...issue.errors].sort((a, b) => a.length - b.length)[0]
    if (closest !== undefined) {
      return closest.flatMap((inner) => refusalsOf({ ...inner, path: [...issue.path, ...inner.path] }, body))
    }
  }
  return [{ field: issue.path.join('.') || 'body', rule: ruleOf(issue, body) }]
}

function ruleOf(issue: z.core.$ZodIssue, body: unknown): FieldRefusal['rule'] {
  if (isFieldRule(issue.message)) return issue.message
  if (issue.code === 'invalid_type' && valueAt(body, issue.path) == null) return 'required'
  if (issue.code === 'too_big' && issue.origin !== 'number') return 'too_long'
  return 'invalid'
}

/** The value at a path of the body; undefined when absent. */
function valueAt(body: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    body,
  )
}

/** The deepest nesting of a request. */
const MOST_NESTED = 12

/** The path of a field that PostgreSQL cannot store (a NUL, an unpaired surrogate) or that is nested too deep; else null. */
function findUnstorableText(value: unknown, path: readonly string[]): string | null {
  if (typeof value === 'string') {
    return value.includes('\0') || !value.isWellFormed() ? path.join('.') || 'body' : null
  }
  if (typeof value !== 'object' || value === null) return null
  if (path.length >= MOST_NESTED) return path.join('.')
  for (const [name, inner] of Object.entries(value)) {
    const found = findUnstorableText(inner, [...path, name])
    if (found !== null) return found
  }
  return null
}
