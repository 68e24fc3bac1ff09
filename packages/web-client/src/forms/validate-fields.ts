import type { Call } from '@gamehall/contract'

/** The request schema of a call of the contract. */
export type RequestSchema = Call['request']
export type FormValues = Record<string, string>
/** The names of a form's fields. */
export type FieldName<Values extends FormValues> = keyof Values & string

/** Removes blank fields from a request, except those in `sentWhenBlank`, which are sent while blank (a repeated password). */
export function omitBlankFields(
  values: FormValues,
  sentWhenBlank: readonly string[] = [],
): Partial<FormValues> {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => sentWhenBlank.includes(name) || value.trim() !== ''),
  )
}

/** Validates the fields by the call's request schema; returns the broken rule by field name. */
export function validateFields(
  schema: RequestSchema,
  values: FormValues,
  sentWhenBlank: readonly string[] = [],
): Readonly<Record<string, string>> {
  const parsed = schema.safeParse(omitBlankFields(values, sentWhenBlank))
  const rules: Record<string, string> = {}
  if (parsed.success) return rules
  for (const { path, message } of issuesOf(parsed.error.issues, Object.keys(values)))
    rules[String(path[0])] ??= message
  return rules
}

type Issue = NonNullable<ReturnType<RequestSchema['safeParse']>['error']>['issues'][number]

/** For a union schema, takes the issues of the branch that best matches this form's fields. */
function issuesOf(issues: readonly Issue[], names: readonly string[]): readonly Issue[] {
  return issues.flatMap((issue) => {
    if (issue.code !== 'invalid_union') return [issue]
    const unknownFields = (branch: readonly Issue[]) =>
      branch.filter(({ path }) => !names.includes(String(path[0]))).length
    return [...issue.errors].sort((a, b) => unknownFields(a) - unknownFields(b))[0] ?? []
  })
}
