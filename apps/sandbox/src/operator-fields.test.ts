import { type HTMLElement, type HTMLInputElement, type HTMLSelectElement, Window } from 'happy-dom'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { z } from 'zod'

interface Form {
  readonly node: HTMLElement
  read(): Record<string, unknown>
}
type Control = HTMLInputElement & HTMLSelectElement
interface Page {
  fieldsOf: (schema: object, options: { given?: object; words: object }) => Form
}
interface Texts {
  operatorTexts: { en: { yes: string; no: string; notJson: string; fields: Record<string, string> } }
}

const pageFile = (name: string): string => new URL(`../page/${name}`, import.meta.url).href
const { fieldsOf }: Page = await import(pageFile('fields.js'))
const { operatorTexts }: Texts = await import(pageFile('operator-texts.js'))
const words = operatorTexts.en

const input = z.object({
  order_no: z.string(),
  amount: z.string(),
  count: z.int(),
  starts_at: z.iso.datetime(),
  is_open: z.boolean(),
  reason: z.enum(['late', 'amount_mismatch']),
  kinds: z.array(z.enum(['slots', 'tables'])).optional(),
  title: z.object({ 'zh-TW': z.string(), en: z.string() }),
  rules: z.array(z.object({ percent: z.int() })),
  note: z.string().max(500).nullable().optional(),
})
const schema = z.toJSONSchema(input, { io: 'input' })

const page = new Window()
beforeAll(() => vi.stubGlobal('document', page.document))
afterAll(() => vi.unstubAllGlobals())

/** The controls of a form by the label or legend that they stand under. */
function controlsOf({ node }: Form, name: string): Control[] {
  const label = words.fields[name] ?? name
  const fields = [...node.children].filter((field) => field.children[0]?.textContent === label)
  return fields.flatMap((field) => [...field.querySelectorAll('input, select, textarea')] as Control[])
}

function type(form: Form, name: string, ...values: readonly string[]): void {
  const controls = controlsOf(form, name)
  expect(controls, name).toHaveLength(values.length)
  for (const [index, value] of values.entries()) Object.assign(controls[index] ?? {}, { value })
}

function choose(form: Form, name: string, label: string): void {
  const [select] = controlsOf(form, name)
  const option = [...(select?.options ?? [])].find(({ textContent }) => textContent === label)
  expect(option, `${name}: ${label}`).toBeDefined()
  if (select && option) select.value = option.value
}

it('reads a filled form as an input that the action takes', () => {
  const form = fieldsOf(schema, { words })
  type(form, 'order_no', ' D26112100018827 ')
  type(form, 'amount', '12.50')
  type(form, 'count', '3')
  type(form, 'starts_at', '2026-11-23T04:00:00Z')
  choose(form, 'is_open', words.no)
  choose(form, 'reason', 'amount_mismatch')
  for (const box of controlsOf(form, 'kinds')) box.checked = box.value === 'tables'
  type(form, 'title', '標題', 'Title')
  type(form, 'rules', '[{"percent":5}]')
  expect(input.parse(form.read())).toEqual({
    order_no: 'D26112100018827',
    amount: '12.50',
    count: 3,
    starts_at: '2026-11-23T04:00:00Z',
    is_open: false,
    reason: 'amount_mismatch',
    kinds: ['tables'],
    title: { 'zh-TW': '標題', en: 'Title' },
    rules: [{ percent: 5 }],
  })
})

it('leaves out what is empty, and marks what is required', () => {
  const form = fieldsOf(schema, { words })
  expect(form.read()).toEqual({})
  const isRequired = (name: string) => controlsOf(form, name).map(({ required }) => required)
  expect(isRequired('order_no')).toEqual([true])
  expect(isRequired('title')).toEqual([true, true])
  expect(isRequired('note')).toEqual([false])
})

it('does not ask for what the queue already knows', () => {
  const form = fieldsOf(schema, { given: { order_no: 'D1' }, words })
  expect(controlsOf(form, 'order_no')).toEqual([])
  expect(form.read()).toEqual({ order_no: 'D1' })
})

it('refuses a list that is no JSON before it is sent', () => {
  const form = fieldsOf(schema, { words })
  type(form, 'rules', '[{')
  const [field] = controlsOf(form, 'rules')
  field?.dispatchEvent(new page.Event('input'))
  expect(field?.validationMessage).toBe(words.notJson)
})
