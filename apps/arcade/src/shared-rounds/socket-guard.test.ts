import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { createSocketGuard } from './socket-guard.ts'

const from = (ip: string) =>
  ({
    headers: { 'x-forwarded-for': ip },
    socket: { remoteAddress: '10.0.0.1' },
  }) as unknown as IncomingMessage

it('counts the unjoined sockets of an IPv6 network together', () => {
  const guard = createSocketGuard({ trustedProxies: 1, ownOrigins: [] })
  const admitted = Array.from({ length: 20 }, (_, n) => guard.enter(from(`2001:db8:1:1::${n.toString(16)}`)))
  expect(new Set(admitted)).toEqual(new Set([null]))
  expect(guard.enter(from('2001:db8:1:1:ffff::1'))).toBe(429)
  expect(guard.enter(from('2001:db8:1:2::1'))).toBeNull()
})
