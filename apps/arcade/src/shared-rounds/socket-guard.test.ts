import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
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

describe('the sockets of all players behind one address', () => {
  const enterAndJoin = (guard: ReturnType<typeof createSocketGuard>, ip: string, isDemo = false) => {
    const request = from(ip)
    if (guard.enter(request) !== null) return null
    return guard.join(request, { isDemo }) ? request : null
  }
  const count = (guard: ReturnType<typeof createSocketGuard>, ip: string, tries: number, isDemo = false) =>
    Array.from({ length: tries }, () => enterAndJoin(guard, ip, isDemo)).filter((one) => one !== null).length

  it('are two hundred; one that closes makes room, another address has its own', () => {
    const guard = createSocketGuard({ trustedProxies: 1, ownOrigins: [] })
    const first = enterAndJoin(guard, '203.0.113.1')
    expect(count(guard, '203.0.113.1', 300)).toBe(199)
    expect(guard.enter(from('203.0.113.1'))).toBe(429)
    expect(enterAndJoin(guard, '203.0.113.2')).not.toBeNull()
    if (first !== null) guard.leave(first)
    expect(count(guard, '203.0.113.1', 2)).toBe(1)
  })

  it('are fifty of demo players, who leave the rest to players with an account', () => {
    const guard = createSocketGuard({ trustedProxies: 1, ownOrigins: [] })
    const demo = enterAndJoin(guard, '203.0.113.1', true)
    expect(count(guard, '203.0.113.1', 60, true)).toBe(49)
    expect(count(guard, '203.0.113.1', 10)).toBe(10)
    if (demo !== null) guard.leave(demo)
    expect(count(guard, '203.0.113.1', 2, true)).toBe(1)
  })

  it('of all addresses are a quarter of demo players', () => {
    const guard = createSocketGuard({ trustedProxies: 1, ownOrigins: [] })
    const addresses = Array.from({ length: 120 }, (_, n) => `198.51.100.${n}`)
    const demos = addresses.reduce((sum, ip) => sum + count(guard, ip, 50, true), 0)
    expect(demos).toBe(5_000)
    expect(count(guard, '203.0.113.1', 200)).toBe(200)
  })
})
