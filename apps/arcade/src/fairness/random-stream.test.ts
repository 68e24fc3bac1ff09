import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRandomStream } from './random-stream.ts'
import { hashServerSeed } from './seed-hash.ts'
import { buildVerifyUrl, readVerifyUrl } from './verify-url.ts'

const serverSeed = 'f3'.repeat(32)
const seeds = { serverSeed, clientSeed: 'koi', nonce: 7 }

/** The expected words, computed with Node's HMAC. */
function wordsOf(count: number): number[] {
  return Array.from({ length: count }, (_, i) =>
    createHmac('sha256', serverSeed)
      .update(`koi:7:${Math.floor(i / 8)}`)
      .digest()
      .readUInt32BE((i % 8) * 4),
  )
}

describe('createRandomStream', () => {
  it('reads HMAC-SHA256(server seed, client seed:nonce:cursor) word by word, block after block', () => {
    const stream = createRandomStream(seeds)
    expect(Array.from({ length: 20 }, () => stream.nextInt(2 ** 32))).toEqual(wordsOf(20))
  })

  it('rejects words that would bias towards low values', () => {
    const bound = 3 * 2 ** 30
    const words = wordsOf(40)
    const stream = createRandomStream(seeds)
    const kept = words.filter((word) => word < bound)
    expect(kept.length).toBeLessThan(40)
    expect(kept.map(() => stream.nextInt(bound))).toEqual(kept)
  })

  it('draws every value of a small range equally often', () => {
    const stream = createRandomStream(seeds)
    const counts = new Array<number>(25).fill(0)
    for (let i = 0; i < 25_000; i += 1) {
      const value = stream.nextInt(25)
      counts[value] = (counts[value] ?? 0) + 1
    }
    const chiSquare = counts.reduce((sum, n) => sum + (n - 1000) ** 2 / 1000, 0)
    expect(chiSquare).toBeLessThan(51.2)
  })

  it('stays in range and differs by nonce and client seed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), fc.nat(), (bound, nonce) => {
        const value = createRandomStream({ ...seeds, nonce }).nextInt(bound)
        expect(value).toBeGreaterThanOrEqual(0)
        expect(value).toBeLessThan(bound)
      }),
    )
    const first = (changed: object) => createRandomStream({ ...seeds, ...changed }).nextInt(2 ** 32)
    expect(new Set([first({}), first({ nonce: 8 }), first({ clientSeed: 'carp' })]).size).toBe(3)
  })

  it.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('refuses a bound of %s', (bound) => {
    expect(() => createRandomStream(seeds).nextInt(bound)).toThrow(RangeError)
  })
})

it('hashes a server seed as the SHA-256 of its text', () => {
  expect(hashServerSeed(serverSeed)).toBe(createHash('sha256').update(serverSeed).digest('hex'))
})

it('round-trips a round through the verifier URL', () => {
  const parts = {
    game: 'mines',
    serverSeedHash: hashServerSeed(serverSeed),
    serverSeed,
    clientSeed: 'a&b=c#:%',
    nonce: 12,
    saltSource: null,
    params: { bet: '20.00', mines: '3', picks: '0.24.7' },
  }
  expect(readVerifyUrl(buildVerifyUrl('https://hall.example/arcade/', parts))).toEqual(parts)
  const unrevealed = { ...parts, serverSeed: null, params: {} }
  expect(readVerifyUrl(buildVerifyUrl('https://hall.example/arcade', unrevealed))).toEqual(unrevealed)
  for (const saltSource of [
    { kind: 'player' },
    { kind: 'beacon', chain_hash: 'be'.repeat(32), round: 31_234_567 },
  ] as const) {
    const shared = { ...parts, saltSource }
    expect(readVerifyUrl(buildVerifyUrl('https://hall.example/arcade', shared))).toEqual(shared)
  }
})

it.each(['salt_source=beacon', 'salt_source=beacon&beacon_chain_hash=x&beacon_round=1', 'salt_source=other'])(
  'takes no salt source from the malformed %s',
  (query) => {
    expect(readVerifyUrl(`https://hall.example/arcade/verify/?${query}`).saltSource).toBeNull()
  },
)
