import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createTestArcade, type TestArcade } from '../testing/create-test-arcade.ts'
import { createSessionLookup } from './session-lookup.ts'

let test: TestArcade
beforeAll(async () => {
  test = await createTestArcade()
})
afterAll(() => test.stop())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
})

let networks = 0
/** An address of a network of its own. */
const newAddress = () => {
  networks += 1
  return `2001:db8:${networks}::1`
}

async function call(token: string, remoteAddress: string): Promise<string> {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/arcade/api/balance',
    payload: {},
    headers: { authorization: `Bearer ${token}` },
    remoteAddress,
  })
  const { ok, error } = answer.json()
  return ok ? 'OK' : error.code
}
const guess = (address: string) => call(randomUUID(), address)
const guessMany = (address: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => guess(address)))
const countOf = (codes: readonly string[], code: string) => codes.filter((one) => one === code).length

describe('calls with unknown tokens', () => {
  it('are looked up a hundred times in ten seconds for a network, however many come at once', async () => {
    const address = newAddress()
    const codes = await guessMany(address, 150)
    expect(countOf(codes, 'SESSION_EXPIRED')).toBe(100)
    expect(countOf(codes, 'TOO_FAST')).toBe(50)
    expect(await guess(address.replace('::1', '::2'))).toBe('TOO_FAST')
    expect(await guess(newAddress())).toBe('SESSION_EXPIRED')
    vi.setSystemTime(Date.now() + 10_001)
    expect(await guess(address)).toBe('SESSION_EXPIRED')
  })

  it('do not limit the players behind the same address, whose sessions are known', async () => {
    const address = newAddress()
    const token = await test.enter('mines', null)
    await guessMany(address, 110)
    expect(await call(token, address)).toBe('OK')
  })

  it('are limited as those of a session that has ended', async () => {
    await test.player('gone', 10)
    const token = await test.enter('mines', 'gone')
    await test.provider('players/kick', { player: 'gone' })
    const address = newAddress()
    expect(await call(token, address)).toBe('SESSION_ENDED')
    await guessMany(address, 100)
    expect(await call(token, address)).toBe('TOO_FAST')
  })
})

it('sessions that were opened in another process are no misses, however many are looked up', async () => {
  const address = newAddress()
  const { find } = createSessionLookup(test.createContext())
  const token = await test.enter('mines', null)
  for (let count = 0; count < 3; count += 1) expect((await find(token, address)).ok).toBe(true)
  const others = await Promise.all(
    Array.from({ length: 100 }, async () => (await find(randomUUID(), address)).ok || 'missed'),
  )
  expect(new Set(others)).toEqual(new Set(['missed']))
  expect(await find(randomUUID(), address)).toEqual({ ok: false, code: 'TOO_FAST' })
  expect((await find(token, address)).ok).toBe(true)
})
