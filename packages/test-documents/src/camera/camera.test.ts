import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { type GenuineCapture, generateGenuineCapture, generateScreenCapture } from '../index.ts'
import { panelWaves } from './panel.ts'
import { photographSurface } from './photograph-surface.ts'
import type { Surface } from './surface.ts'
import { applyLens, sumWaves } from './waves.ts'

const SHOT = {
  seed: 1,
  sensorPx: 240,
  savedPx: 240,
  fill: 1,
  rotation: 0,
  tiltX: 0,
  tiltY: 0,
  exposure: 1,
  noise: 0,
  smoothings: 1,
  sharpening: 0,
  fringe: 0,
  quality: 95,
} as const
const even: Surface = { lightAt: (_x, _y, channel) => [0.6, 0.4, 0.2][channel] ?? 0 }
const meansOf = async (photo: Buffer) => (await sharp(photo).stats()).channels.map(({ mean }) => mean)

describe('the camera', () => {
  it('reconstructs colours from a Bayer pattern', async () => {
    const [red = 0, green = 0, blue = 0] = await meansOf(await photographSurface(even, SHOT))
    expect(red).toBeCloseTo(203, -1)
    expect(green).toBeCloseTo(170, -1)
    expect(blue).toBeCloseTo(124, -1)
  })

  it('is deterministic per seed, noise included', async () => {
    const take = (seed: number) => photographSurface(even, { ...SHOT, seed, noise: 0.02 })
    expect((await take(1)).equals(await take(1))).toBe(true)
    expect((await take(1)).equals(await take(2))).toBe(false)
  })

  it('attenuates fine detail, and removes it with a soft lens', () => {
    const wave = (across: number) => [{ across, down: 0, amplitude: 1, phase: 0 }]
    const seen = (across: number, softness: number) =>
      sumWaves(applyLens(wave(across), { pixels: 1000, softness, isBinned: false }), 0, 0)
    expect(seen(100, 0.6)).toBeGreaterThan(0.8)
    expect(seen(500, 0.6)).toBeLessThan(0.2)
    expect(seen(500, 1.5)).toBe(0)
  })
})

describe('a panel', () => {
  it.each(['stripe', 'pentile'] as const)('%s: its three colours shine in different places', (layout) => {
    const brightest = ([0, 1, 2] as const).map((channel) => {
      const waves = panelWaves({ layout, pixels: 1, isTurned: false }, channel)
      const places = Array.from({ length: 24 }, (_, at) => at / 12)
      const light = places.flatMap((x) => places.map((y) => [sumWaves(waves, x, y), x, y] as const))
      return light
        .toSorted((a, b) => b[0] - a[0])[0]
        ?.slice(1)
        .join()
    })
    expect(new Set(brightest).size).toBe(3)
  })
})

describe('the sets', () => {
  it('cover each panel and each print style in each mode', () => {
    const screens = Array.from({ length: 27 }, (_, seed) => generateScreenCapture(seed))
    expect(new Set(screens.map(({ ppi, way }) => `${ppi} ${way}`)).size).toBe(27)
    const honest: GenuineCapture[] = Array.from({ length: 15 }, (_, seed) => generateGenuineCapture(seed))
    expect(new Set(honest.map(({ style, way }) => `${style} ${way}`)).size).toBe(15)
  })
})
