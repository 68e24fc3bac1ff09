import { describe, expect, it } from 'vitest'
import type { SyntheticFace } from '../testing/synthetic-face.ts'
import { colorOf, film } from '../testing/synthetic-film.ts'
import { measureNeck, poolNeck } from './measure-neck.ts'

const neckOf = (always: Partial<SyntheticFace>) => {
  const frames = film({ smile: 0.9 }, always).flatMap((faces, index) =>
    faces.map((face) => ({ face, color: colorOf(index) })),
  )
  const evidence = measureNeck(frames)
  if (evidence === null) throw new Error('colours were shown')
  return poolNeck([evidence, evidence])
}

describe('the neck beside the face', () => {
  it('returns the screen’s light as the face does, and more of it than hair', () => {
    const lit = neckOf({})
    expect(lit.below).toBeGreaterThan(0.5)
    expect(lit.surplus).toBeGreaterThan(0.3)
    const dark = neckOf({ neck: { lit: 0.2, red: 1 }, hairLit: 0.9 })
    expect(dark.below).toBeLessThan(0.4)
    expect(dark.surplus).toBeLessThan(0)
  })

  it('has the hue and brightness of the face, or not', () => {
    const own = neckOf({}).unlike
    expect(own?.hue).toBeLessThan(0.05)
    expect(Math.abs(own?.bright ?? 1)).toBeLessThan(0.12)
    const other = neckOf({ neck: { lit: 0.9, red: 0.8 } }).unlike
    expect(other?.hue).toBeGreaterThan(0.15)
  })

  it('says nothing where the picture ends at the chin', () => {
    const shift = [0, 28] as const
    expect(neckOf({ shift })).toMatchObject({ below: null, unlike: null })
  })
})
