import { createEncryptor } from '@gamehall/encryption'
import { expect, it } from 'vitest'
import { createLogger } from './create-log.ts'
import { logSecurityEvent } from './security-log.ts'

it('writes one line of the security stream, with the address hashed', () => {
  const lines: string[] = []
  const log = createLogger({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) })
  const encryptor = createEncryptor(Buffer.alloc(32, 7))
  const caller = { ip: '203.0.113.9', requestId: 'r1' }
  logSecurityEvent({ log, encryptor }, { event: 'login.failed', method: 'password', playerId: 17n }, caller)
  logSecurityEvent({ log, encryptor }, { event: 'limit.hit', limit: 'address' }, caller)
  const [first, second] = lines.map((line): Record<string, unknown> => JSON.parse(line))
  expect(first).toMatchObject({
    stream: 'security',
    event: 'login.failed',
    method: 'password',
    playerId: '17',
    reqId: 'r1',
  })
  expect(second?.addressHash).toBe(first?.addressHash)
  expect(lines).toHaveLength(2)
  expect(lines.join('')).not.toContain('203.0.113.9')
})
