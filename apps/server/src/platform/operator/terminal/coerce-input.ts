import type { z } from 'zod'
import { readInputFields, takesNull, takesText } from './input-fields.ts'

/**
 * Converts typed text to the action's input, by its schema: fields that take text keep it, `null` where they take none, other
 * fields are parsed as JSON (`true`, `12`, `["a"]`). Throws an error to show for a field that the action does not have.
 */
export function coerceInput(
  input: z.ZodObject,
  typed: Readonly<Record<string, string>>,
): Readonly<Record<string, unknown>> {
  const fields = new Map(readInputFields(input).map((field) => [field.name, field.schema]))
  return Object.fromEntries(
    Object.entries(typed).map(([name, text]) => {
      const schema = fields.get(name)
      if (schema === undefined)
        throw new Error(`unknown field --${name}; the action takes ${listNames([...fields.keys()])}`)
      if (text === 'null' && takesNull(schema)) return [name, null]
      return [name, takesText(schema) ? text : jsonOrText(text)]
    }),
  )
}

const listNames = (names: readonly string[]): string =>
  names.length === 0 ? 'none' : names.map((name) => `--${name}`).join(', ')

function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
