import type { Call } from '@gamehall/contract'

/** What a call of the contract takes. */
export type RequestSchema = Call['request']
export type FormValues = Record<string, string>
/** The names of a form's fields. */
export type FieldName<Values extends FormValues> = keyof Values & string

/** What a call is sent: what was left blank is left out, except where blank itself is an answer (a repeated password). */
export function filledOnly(values: FormValues, keptBlank: readonly string[] = []): Partial<FormValues> {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => keptBlank.includes(name) || value.trim() !== ''),
  )
}

/** The rule each field breaks, by its call's own schema; nothing where all is well. */
export function brokenRules(
  schema: RequestSchema,
  values: FormValues,
  keptBlank: readonly string[] = [],
): Readonly<Record<string, string>> {
  const parsed = schema.safeParse(filledOnly(values, keptBlank))
  const rules: Record<string, string> = {}
  if (parsed.success) return rules
  for (const { path, message } of issuesOf(parsed.error.issues, Object.keys(values)))
    rules[String(path[0])] ??= message
  return rules
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
