import { expect, test } from 'vitest'
import { z } from 'zod'
import { coerceInput } from './coerce-input.ts'

const schema = z.object({
  banner_id: z.string().regex(/^\d+$/),
  is_shown: z.boolean(),
  level: z.int().optional(),
  permissions: z.array(z.string()).optional(),
  until: z.string().nullish(),
})

test.each([
  [
    'digits where text is wanted stay text',
    { banner_id: '3', is_shown: 'true' },
    { banner_id: '3', is_shown: true },
  ],
  [
    'numbers',
    { banner_id: '3', is_shown: 'false', level: '7' },
    { banner_id: '3', is_shown: false, level: 7 },
  ],
  [
    'lists',
    { banner_id: '1', is_shown: 'true', permissions: '["site.edit"]' },
    { banner_id: '1', is_shown: true, permissions: ['site.edit'] },
  ],
  [
    'null where the field takes none, and the text else',
    { banner_id: 'null', until: 'null' },
    { banner_id: 'null', until: null },
  ],
  [
    'what is no JSON stays as typed',
    { banner_id: '1', is_shown: 'yes' },
    { banner_id: '1', is_shown: 'yes' },
  ],
])('%s', (_what, typed, fitted) => {
  expect(coerceInput(schema, typed)).toEqual(fitted)
})

test('a field that the action does not have is named, with those that it has', () => {
  expect(() => coerceInput(schema, { baner_id: '3' })).toThrow(
    'unknown field --baner_id; the action takes --banner_id, --is_shown, --level, --permissions, --until',
  )
  expect(() => coerceInput(z.object({}), { x: '1' })).toThrow('the action takes none')
})
