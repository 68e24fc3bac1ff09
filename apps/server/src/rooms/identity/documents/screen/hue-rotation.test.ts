import { describe, expect, it } from 'vitest'
import { findHueRotation, type RgbPicture } from './hue-rotation.ts'
import { measurePerpendicularWave } from './perpendicular-wave.ts'
import { TILE_PX } from './spectrum.ts'

const THIRD = 1 / 3
type Phases = readonly [number, number, number]

interface Wave {
  /** Cycles per tile. */
  readonly across: number
  readonly down: number
  /** Amplitude per colour, in grey levels. */
  readonly sway: Phases
  /** Phase in cycles. */
  readonly phases: Phases
}

/** Noise from -2 to 2. */
function noiseAt(place: number): number {
  let mixed = Math.imul(place + 1, 0x9e3779b1)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 30 - 2
}

/** Plain grey with waves and slight noise. */
function tileOf(waves: readonly Wave[]): RgbPicture {
  const data = new Uint8Array(TILE_PX * TILE_PX * 3)
  for (let at = 0; at < data.length; at += 1) {
    const channel = at % 3
    const pixel = Math.floor(at / 3)
    const [x, y] = [pixel % TILE_PX, Math.floor(pixel / TILE_PX)]
    const value = waves.reduce((sum, { across, down, sway, phases }) => {
      const cycles = (across * x + down * y) / TILE_PX + (phases[channel] ?? 0)
      return sum + (sway[channel] ?? 0) * Math.cos(2 * Math.PI * cycles)
    }, 160)
    data[at] = Math.round(value + noiseAt(at))
  }
  return { data, width: TILE_PX, height: TILE_PX }
}
const find = (...waves: Wave[]) => findHueRotation(tileOf(waves), { left: 0, top: 0 })

const panel: Wave = { across: 31, down: -8, sway: [6, 6, 6], phases: [0, -THIRD, -2 * THIRD] }

describe('hue rotation', () => {
  it('of a panel is found with its frequency, direction and amplitude', () => {
    const { strength, sway, across, down } = find(panel)
    expect(strength).toBeGreaterThan(100)
    expect(Math.abs(across * TILE_PX)).toBeCloseTo(31, 1)
    expect(Math.abs(down * TILE_PX)).toBeCloseTo(8, 1)
    expect(across * down).toBeLessThan(0)
    expect(sway).toBeGreaterThan(0.02)
    expect(find({ ...panel, sway: [12, 12, 12] }).sway / sway).toBeCloseTo(2, 1)
  })

  it('is reversed when the subpixels are reversed', () => {
    const back = find({ ...panel, phases: [0, THIRD, 2 * THIRD] })
    expect(back.across).toBeCloseTo(-find(panel).across, 3)
  })

  it.each([
    ['nothing but noise', []],
    ['the lines of one ink', [{ ...panel, sway: [2, 9, 20], phases: [0, 0, 0] }]],
    ['what a sensor makes of grey lines', [{ ...panel, sway: [9, 0, 9], phases: [0, 0, 0.5] }]],
    [
      'two inks, each in lines of its own',
      [
        { ...panel, sway: [20, 6, 3], phases: [0, 0, 0] },
        { ...panel, across: 12, down: 25, sway: [3, 18, 6], phases: [0.2, 0.2, 0.2] },
      ],
    ],
    ['the light of a room', [{ ...panel, across: 2, down: 1 }]],
  ] as const)('%s do not', (_, waves) => {
    expect(find(...waves).strength).toBeLessThan(6)
  })
})

describe('perpendicular brightness wave', () => {
  const cross: Wave = { across: 8, down: 31, sway: [5, 5, 5], phases: [0, 0, 0] }
  const crossing = (...waves: Wave[]) => {
    const tile = tileOf(waves)
    return measurePerpendicularWave(tile, { left: 0, top: 0 }, findHueRotation(tile, { left: 0, top: 0 }))
  }

  it('is found for a panel’s square pixels', () => {
    expect(crossing(panel, cross)).toBeGreaterThan(100)
  })

  it('is not found for lines printed in one direction, or in two that differ', () => {
    expect(crossing(panel)).toBeLessThan(6)
    expect(crossing(panel, { ...cross, down: 60 })).toBeLessThan(6)
  })
})
