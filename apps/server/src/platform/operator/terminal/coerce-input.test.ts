import { expect, test } from 'vitest'
import { z } from 'zod'
import { coerceInput } from './coerce-input.ts'

const schema = z.object({
  banner_id: z.string().regex(/^\d+$/),
  is_shown: z.boolean(),
  level: z.int().optional(),
  permissions: z.array(z.string()).optional(),
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
    'what is no JSON stays as typed',
    { banner_id: '1', is_shown: 'yes' },
    { banner_id: '1', is_shown: 'yes' },
  ],
])('%s', (_what, typed, fitted) => {
  expect(coerceInput(schema, typed)).toEqual(fitted)
})
