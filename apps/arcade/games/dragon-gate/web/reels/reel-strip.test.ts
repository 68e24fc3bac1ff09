import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createRandomStream } from '../../../../src/fairness/random-stream.ts'
import { playDragonGate } from '../../rules.ts'
import { CELLS_ABOVE, LOOP_CELLS, reelStrip, VISIBLE_ROWS } from './reel-strip.ts'

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
          expect(strip.face.slice(CELLS_ABOVE, CELLS_ABOVE + VISIBLE_ROWS)).toEqual(column)
          expect(strip.loop.slice(LOOP_CELLS)).toEqual(strip.loop.slice(0, VISIBLE_ROWS))
        }
      }
    }),
    { numRuns: 60 },
  )
})
