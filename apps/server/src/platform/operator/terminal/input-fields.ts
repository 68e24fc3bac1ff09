import { MONEY_FORMAT, PASSWORD_FORMAT } from '@gamehall/contract/operator'
import { z } from 'zod'

/** What a terminal needs of a field's JSON Schema. */
export interface FieldSchema {
  readonly type?: string
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly default?: unknown
  readonly anyOf?: readonly FieldSchema[]
}

export interface InputField {
  readonly name: string
  readonly isRequired: boolean
  readonly schema: FieldSchema
}

/** The fields of an action's input, in order, from its schema. */
export function readInputFields(input: z.ZodObject): readonly InputField[] {
  const { properties = {}, required = [] } = z.toJSONSchema(input, { io: 'input' })
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    isRequired: required.includes(name),
    // An object schema has no `true` or `false` as the schema of a field.
    schema: schema as FieldSchema,
  }))
}

export const takesText = ({ type, anyOf = [] }: FieldSchema): boolean =>
  type === 'string' || anyOf.some(takesText)

export const takesNull = ({ type, anyOf = [] }: FieldSchema): boolean =>
  type === 'null' || anyOf.some(takesNull)

/** What to type for a field: `amount (1500.00)`, `in | out`, `true | false`, `JSON`. */
export function describeFieldType(schema: FieldSchema): string {
  const { type, format, anyOf } = schema
  if (format === MONEY_FORMAT) return 'amount (1500.00)'
  if (format === PASSWORD_FORMAT) return 'asked for, hidden'
  if (schema.enum !== undefined) return schema.enum.map(String).join(' | ')
  if (schema.const !== undefined) return String(schema.const)
  if (anyOf !== undefined) return [...new Set(anyOf.map(describeFieldType))].join(' | ')
  switch (type) {
    case 'string':
      return format === 'date' || format === 'date-time' ? format : 'text'
    case 'integer':
      return 'whole number'
    case 'boolean':
      return 'true | false'
    case 'number':
    case 'null':
      return type
    default:
      return 'JSON'
  }
}
