import type { z } from 'zod'

/**
 * Converts typed text to the action's input: fields that take text keep it, other fields are parsed as JSON (`true`, `12`,
 * `["a"]`).
 */
export function coerceInput(
  schema: z.ZodType,
  typed: Readonly<Record<string, string>>,
): Readonly<Record<string, unknown>> {
  const parsed = schema.safeParse(typed)
  if (parsed.success) return typed
  const unfit = new Set(parsed.error.issues.map(({ path }) => path[0]))
  return Object.fromEntries(
    Object.entries(typed).map(([name, text]) => [name, unfit.has(name) ? jsonOrText(text) : text]),
  )
}

function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
