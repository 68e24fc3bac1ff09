import { createTestDatabase } from '@gamehall/postgres/testing'
import { expect, it } from 'vitest'
import { createLogger } from './create-log.ts'

it('a broken connection is logged without the connection', () => {
  const lines: string[] = []
  const log = createLogger({ LOG_LEVEL: 'debug' }, { write: (line) => void lines.push(line) })
  log.warn({ err: Object.assign(new Error('gone'), { code: '57P01', client: { secretKey: 519 } }) })
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ err: { code: '57P01' } })
  expect(lines.join('')).not.toContain('secretKey')
})

it('a database error is logged without the values of the row it is about', async () => {
  const lines: string[] = []
  const log = createLogger({ LOG_LEVEL: 'debug' }, { write: (line) => void lines.push(line) })
  const database = await createTestDatabase<object>()
  await database.pool.query('create table people (email text primary key)')
  const insert = () => database.pool.query(`insert into people values ('somebody@example.com')`)
  await insert()
  const error: unknown = await insert().catch((refused: unknown) => refused)
  await database.drop()
  log.error({ err: error }, 'request failed')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ err: { code: '23505', constraint: 'people_pkey' } })
  expect(lines.join('')).not.toContain('somebody')
})
