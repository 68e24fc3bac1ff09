import { expect, test } from 'vitest'
import { envExample } from './env-example.ts'
import { findViolations } from './find-violations.ts'

const config = 'const environment = z.object({\n  PORT: z.number(),\n  HOST: z.string(),\n})'

test('a variable that is read but not listed, and one that is listed but not read', () => {
  const found = findViolations(envExample, {
    'apps/server/src/platform/config/config.ts': config,
    '.env.example': '# PORT=3000\n\n# SPEED=9\n',
  })
  expect(found).toEqual([
    expect.stringMatching(/^\.env\.example:1 HOST is missing/),
    expect.stringMatching(/^\.env\.example:3 SPEED is read by nothing/),
  ])
})

test('the same on both sides is fine', () => {
  const found = findViolations(envExample, {
    'apps/server/src/platform/config/config.ts': config,
    '.env.example': '# Where it listens\n# PORT=3000\n# HOST=127.0.0.1\n',
  })
  expect(found).toEqual([])
})
