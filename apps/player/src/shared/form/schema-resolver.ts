import type { Call } from '@gamehall/contract'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'

/** What a call of the contract takes. */
export type RequestSchema = Call['request']
export type FormValues = Record<string, string>

/** What a call is sent: what was left blank is left out, except where blank itself is an answer (a repeated password). */
export function filledOnly(values: FormValues, keptBlank: readonly string[] = []): Partial<FormValues> {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => keptBlank.includes(name) || value.trim() !== ''),
  )
}

/** Judges a form by its call's own schema; errors carry the rule's name, to be put in words where they are shown. */
export function schemaResolver<Values extends FormValues>(
  schema: RequestSchema,
  keptBlank: readonly string[],
): Resolver<Values> {
  return (values) => {
    const parsed = schema.safeParse(filledOnly(values, keptBlank))
    if (parsed.success) return { values, errors: {} }
    const errors: FieldErrors<FieldValues> = {}
    for (const { path, message } of issuesOf(parsed.error.issues, Object.keys(values))) {
      const name = String(path[0])
      errors[name] ??= { type: 'rule', message }
    }
    return { values: {}, errors: errors as FieldErrors<Values> }
  }
}

type Issue = NonNullable<ReturnType<RequestSchema['safeParse']>['error']>['issues'][number]

/** Of a choice between shapes, only the one that this form's fields are about has a say. */
function issuesOf(issues: readonly Issue[], names: readonly string[]): readonly Issue[] {
  return issues.flatMap((issue) => {
    if (issue.code !== 'invalid_union') return [issue]
    const strangers = (branch: readonly Issue[]) =>
      branch.filter(({ path }) => !names.includes(String(path[0]))).length
    return [...issue.errors].sort((a, b) => strangers(a) - strangers(b))[0] ?? []
  })
}
