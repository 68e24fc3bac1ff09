import { randomUUID } from 'node:crypto'
import type { Caller, Session } from '../platform/http/route.ts'

/** A caller: by default a visitor with zh-TW. */
export function createTestCaller<S extends Session | null = null>(
  known: Partial<Omit<Caller, 'session'>> & { readonly session?: S } = {},
): Caller<S> {
  return {
    locale: 'zh-TW',
    ip: '203.0.113.7',
    deviceId: null,
    userAgent: 'test',
    requestId: randomUUID(),
    idempotencyKey: randomUUID(),
    origin: 'http://localhost',
    ...known,
    // A caller without a given session has none.
    session: (known.session ?? null) as S,
  }
}
