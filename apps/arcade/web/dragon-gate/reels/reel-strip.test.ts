import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createRandomStream } from '../../../src/fairness/random-stream.ts'
import { playDragonGate } from '../../../src/games/dragon-gate/rules.ts'
import { LEAD, LOOP, reelStrip, SEEN } from './reel-strip.ts'

it('shows the landed symbols and loops seamlessly', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), (nonce) => {
      const { spins } = playDragonGate(
        createRandomStream({ serverSeed: 's', clientSeed: 'c', nonce }),
        1_000n,
      )
      for (const spin of spins) {
        for (const [reel, column] of spin.grid.entries()) {
          const strip = reelStrip(spin.kind, reel, spin.stops[reel] ?? -1)
          expect(strip.face.slice(LEAD, LEAD + SEEN)).toEqual(column)
          expect(strip.loop.slice(LOOP)).toEqual(strip.loop.slice(0, SEEN))
        }
      }
    }),
    { numRuns: 60 },
  )
})
