import { expect, it } from 'vitest'
import { blastOf, OPENING_MS, popOf, pressedScaleOf, ringOf, turnOf, wobbleOf } from './tile-motion.ts'

it('turns the front edge-on before the back is seen, and comes to rest', () => {
  expect(turnOf(0)).toEqual({ front: 0, back: null })
  expect(turnOf(169).front).toBeGreaterThan(1.5)
  expect(turnOf(170).back).toBeCloseTo(-Math.PI / 2)
  expect(turnOf(340)).toEqual({ front: null, back: expect.closeTo(0) })
})

it('pops up what was found, beyond its size and back', () => {
  expect(popOf(0)).toMatchObject({ scale: expect.closeTo(0.2), alpha: expect.closeTo(0) })
  expect(popOf(300).scale).toBeGreaterThan(1)
  expect(popOf(520)).toEqual({ scale: 1, angle: 0, alpha: 1 })
})

it('shows rings and blasts for a while', () => {
  expect([ringOf(100), ringOf(OPENING_MS)]).toEqual([null, null])
  expect(ringOf(300)?.alpha).toBeGreaterThan(0)
  expect(blastOf(120 + 175)?.alpha).toBeCloseTo(1)
  expect([blastOf(100), blastOf(OPENING_MS)]).toEqual([null, null])
})

it('rocks a tile that waits to and fro, and makes a pressed one smaller', () => {
  expect(wobbleOf(250).angle).toBeCloseTo(wobbleOf(750).angle)
  expect(wobbleOf(500).angle).toBeGreaterThan(0)
  expect([pressedScaleOf(0), pressedScaleOf(500)]).toEqual([expect.closeTo(1), expect.closeTo(0.93)])
})
