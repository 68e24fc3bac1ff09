import { readFile } from 'node:fs/promises'
import { MONEY_FORMAT, operatorCalls } from '@gamehall/contract/operator'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { actions } from './rooms.ts'

const calls = Object.entries(operatorCalls)
const inputOf = (call: { readonly input: z.ZodType }) => z.toJSONSchema(call.input, { io: 'input' })
const outputOf = (call: { readonly output: z.ZodType }) => z.toJSONSchema(call.output)

it('every operator call of the contract has one handler, and every handler a call', () => {
  const declared = calls.map(([, { name }]) => name)
  const handled = actions.map(({ name }) => name)
  expect(
    declared.filter((name) => !handled.some((one) => one === name)),
    'without a handler',
  ).toEqual([])
  expect(
    handled.filter((name) => !declared.some((one) => one === name)),
    'not in the contract',
  ).toEqual([])
  expect(
    handled.filter((name, n) => handled.indexOf(name) !== n),
    'handled twice',
  ).toEqual([])
})

it('every operator call has its name in camel case as its key, a permission, a rule, and JSON schemas', () => {
  for (const [key, call] of calls) {
    expect(key).toBe(call.name.replaceAll(/-(\w)/g, (_match, letter: string) => letter.toUpperCase()))
    expect(call.summary, key).toMatch(/^[A-Z].*[^.]$/)
    expect(call.permission, key).toMatch(/^[a-z]+\.[a-z]+$/)
    expect(['none', 'always', 'when', 'amount'], key).toContain(call.fourEyes.rule)
    expect(call.input, `${key}: input`).toBeInstanceOf(z.ZodType)
    expect(call.output, `${key}: output`).toBeInstanceOf(z.ZodType)
    expect(inputOf(call), key).toMatchObject({ type: 'object' })
    expect(z.toJSONSchema(call.output), key).toMatchObject({ type: 'object' })
  }
})

it('lists and views are reads, and queues need no input', () => {
  for (const [key, { name, kind, isQueue, isRecorded, input }] of calls) {
    expect(kind, key).toBe(/^(list|view)-/.test(name) ? 'read' : 'action')
    expect(isRecorded, key).toBe(kind === 'action' || name.startsWith('view-'))
    if (isQueue) expect(input.safeParse({}).success, key).toBe(true)
  }
})

/** Names of fields that hold money. */
const AMOUNT =
  /amount|stake|_max$|_min$|^(min|max|fee|deposit|deposit_reward|act|operator_day|second_operator)$|auto_approve|valid_bet|_daily$|^(least|most)$/
/** What looks like money by its name and is none. */
const COUNTS: readonly string[] = ['bet_rate', 'vip_min', 'vip_max']

interface JsonSchema {
  readonly type?: string
  readonly format?: string
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
}

/** Every field of a schema with its path, through lists, choices and nested objects. */
function* fieldsOf(schema: JsonSchema, path: string): Generator<readonly [string, string, JsonSchema]> {
  for (const part of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) yield* fieldsOf(part, path)
  if (schema.items) yield* fieldsOf(schema.items, path)
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    yield [`${path}.${name}`, name, field]
    yield* fieldsOf(field, `${path}.${name}`)
  }
}
const isMoney = (schema: JsonSchema): boolean =>
  schema.format === MONEY_FORMAT ||
  (schema.items !== undefined && isMoney(schema.items)) ||
  (schema.anyOf ?? []).some(isMoney)

it('every amount of an input is a decimal string in major units', () => {
  const found = calls.flatMap(([, call]) => [...fieldsOf(inputOf(call) as JsonSchema, call.name)])
  expect(found.length).toBeGreaterThan(150)
  expect(found.filter(([, name]) => name.endsWith('_minor')).map(([path]) => path)).toEqual([])
  const amounts = found.filter(
    ([, name, { properties }]) => AMOUNT.test(name) && !COUNTS.includes(name) && !properties,
  )
  expect(amounts.length).toBeGreaterThan(30)
  expect(amounts.filter(([, , field]) => !isMoney(field)).map(([path]) => path)).toEqual([])
  const others = found.filter(
    ([, name, field]) => isMoney(field) && !amounts.some(([, known]) => known === name),
  )
  expect(others.map(([path]) => path)).toEqual([])
})

/** The JSON types that a field takes, through lists and choices. */
const typesOf = ({ type, anyOf, items }: JsonSchema): readonly string[] =>
  items ? typesOf(items) : anyOf ? anyOf.flatMap(typesOf) : [type ?? 'any']
const takesOther = (allowed: readonly string[], field: JsonSchema) =>
  typesOf(field).some((type) => !allowed.includes(type))

it('an amount of an input is text or a whole number of major units, never a binary fraction', () => {
  const amounts = calls
    .flatMap(([, call]) => [...fieldsOf(inputOf(call) as JsonSchema, call.name)])
    .filter(([, , field]) => isMoney(field))
  expect(amounts.length).toBeGreaterThan(30)
  const inexact = amounts.filter(([, , field]) => takesOther(['string', 'integer', 'null'], field))
  expect(inexact.map(([path]) => path)).toEqual([])
})

it('every amount of an output is a decimal string', () => {
  const found = calls.flatMap(([, call]) => [...fieldsOf(outputOf(call) as JsonSchema, call.name)])
  expect(found.filter(([, name]) => name.endsWith('_minor')).map(([path]) => path)).toEqual([])
  const amounts = found.filter(
    ([, name, field]) =>
      isMoney(field) ||
      ((AMOUNT.test(name) || name.includes('balance')) && !COUNTS.includes(name) && !field.properties),
  )
  expect(amounts.length).toBeGreaterThan(40)
  const others = amounts.filter(([, , field]) => takesOther(['string', 'null'], field))
  expect(others.map(([path]) => path)).toEqual([])
})

it('the sandbox’s page shows every queue, and offers no action that does not exist', async () => {
  const page = await readFile(new URL('../../../sandbox/page/queues.js', import.meta.url), 'utf8')
  const named = [...page.matchAll(/(?:list: |\[)'([a-z-]+)'/g)].map(([, name = '']) => name)
  const known = calls.map(([, { name }]) => String(name))
  expect(named.filter((name) => !known.includes(name))).toEqual([])
  const queues = calls.flatMap(([, { name, isQueue }]) => (isQueue ? [String(name)] : []))
  expect(queues.filter((name) => !named.includes(name))).toEqual([])
})
