import fc from 'fast-check'

/** As much of JSON Schema as the contract's requests use. */
export interface JsonSchema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
  readonly allOf?: readonly JsonSchema[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly pattern?: string
  readonly format?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
}

const MOST_TEXT = 200
const MOST_NUMBER = 1_000_000

/** Values that fit a schema. */
export function arbitraryJson(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  const branches = schema.anyOf ?? schema.allOf
  if (branches !== undefined) return fc.oneof(...branches.map(arbitraryJson))
  switch (schema.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, arbitraryJson(inner)]),
        ),
        { requiredKeys: [...(schema.required ?? [])] },
      )
    case 'array':
      return fc.array(arbitraryJson(schema.items ?? {}), { maxLength: 5 })
    case 'string':
      return textOf(schema)
    case 'integer':
      return fc.integer(rangeOf(schema))
    case 'number':
      return fc.oneof(fc.integer(rangeOf(schema)), fc.double({ ...rangeOf(schema), noNaN: true }))
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.jsonValue()
  }
}

function textOf(schema: JsonSchema): fc.Arbitrary<string> {
  if (schema.format === 'email') return fc.emailAddress()
  if (schema.format === 'date') return arbitraryDay
  if (schema.format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
  if (schema.format === 'date')
    return fc
      .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
  if (schema.pattern !== undefined) return matching(schema.pattern)
  return fc.string({
    minLength: schema.minLength ?? 0,
    maxLength: Math.min(schema.maxLength ?? MOST_TEXT, MOST_TEXT),
  })
}

const arbitraryDay = fc
  .date({ noInvalidDate: true, min: new Date('1800-01-01'), max: new Date('2200-12-31') })
  .map((date) => date.toISOString().slice(0, 10))

/** The generator knows no look-ahead: what it makes without is sifted with it. */
function matching(pattern: string): fc.Arbitrary<string> {
  const whole = new RegExp(pattern, 'u')
  // Classes of the whole of Unicode are sifted: written out they take the generator seconds.
  if (pattern.includes('\\p{'))
    return fc.string({ unit: 'grapheme', minLength: 2, maxLength: 12 }).filter((text) => whole.test(text))
  return fc
    .stringMatching(new RegExp(pattern.replace(/\(\?=.*?\)(?=[([])/g, ''), 'u'))
    .filter((text) => whole.test(text))
}

const rangeOf = (schema: JsonSchema) => ({
  min: Math.max(schema.minimum ?? -MOST_NUMBER, -MOST_NUMBER),
  max: Math.min(schema.maximum ?? MOST_NUMBER, MOST_NUMBER),
})

const hostileValues: readonly unknown[] = [
  '\0',
  '\ud800',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '٣٣٣',
  'a'.repeat(10_000),
  '-0.00',
  '1e9',
  'NaN',
  -1,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  0.1 + 0.2,
  [],
  [[[]]],
  {},
  JSON.parse('{"__proto__": {"admin": true}, "constructor": 1}'),
  null,
  true,
]

/** Bodies with a good shape and bad values in it, or of no shape at all. */
export function hostileJson(schema: JsonSchema): fc.Arbitrary<unknown> {
  const names = Object.keys(schema.properties ?? {})
  const value = fc.oneof(fc.constantFrom(...hostileValues), fc.jsonValue())
  const spoiled = names.length === 0 ? value : fc.dictionary(fc.constantFrom(...names), value)
  return fc.oneof({ weight: 4, arbitrary: spoiled }, { weight: 1, arbitrary: fc.jsonValue() })
}
