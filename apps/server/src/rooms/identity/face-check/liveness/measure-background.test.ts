import { describe, expect, it } from 'vitest'
import { measureBackground } from './measure-background.ts'
import type { Grey } from './scene-grey.ts'
import { trackBlocks } from './track-blocks.ts'

const [WIDTH, HEIGHT] = [160, 120]
const FACE = { x: 80, y: 65 }
const nearness = (x: number, y: number) => Math.hypot((x - FACE.x) / 20, (y - FACE.y) / 28)
const isWall = (x: number, y: number) => nearness(x, y) > 1.5

/** A wall without repetition, taken from elsewhere by `from`, brighter by `gain`. */
function wall(from: (x: number, y: number) => readonly [number, number] = (x, y) => [x, y], gain = 1): Grey {
  const data = new Float32Array(WIDTH * HEIGHT)
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) {
      const [u, v] = from(x, y)
      const pattern =
        Math.sin(u * 0.53 + Math.sin(v * 0.21) * 2) +
        Math.sin(v * 0.47 + u * 0.11) +
        Math.sin(u * 0.19 * (1 + v * 0.004))
      data[y * WIDTH + x] = (110 + 28 * pattern) * gain
    }
  return { data, width: WIDTH, height: HEIGHT }
}

const faceMove = [12, 0] as const
const measure = (from: (x: number, y: number) => readonly [number, number], gain = 1) =>
  measureBackground(trackBlocks(wall(), wall(from, gain), isWall, isWall), { nearness, faceMove })

describe('the background of a head that turns', () => {
  it('stands still, or moves by what a hand moves a phone, nearer and askew', () => {
    expect(measure((x, y) => [x, y])).toMatchObject({ outlierShare: 0 })
    const [turn, nearer] = [0.06, 1.05]
    const seen = measure((x, y) => [
      (x - 80) * nearer * Math.cos(turn) - (y - 60) * Math.sin(turn) + 69,
      (x - 80) * Math.sin(turn) + (y - 60) * nearer * Math.cos(turn) + 66,
    ])
    expect(seen.blocks).toBeGreaterThan(10)
    expect(seen.outlierShare).toBeLessThan(0.1)
  })

  it('may be exposed anew', () => {
    expect(measure((x, y) => [x - 3, y], 1.15)).toMatchObject({ outlierShare: 0 })
  })

  it('may have things at two distances: they shift, but not with the face', () => {
    const seen = measure((x, y) => [y < 40 ? x - 6 : x + 1, y])
    expect(seen.outlierShare).toBeGreaterThan(0.15)
    expect(Math.abs(seen.faceCorrelation)).toBeLessThan(0.5)
  })

  it('that bends as a photo does which is pushed at its face, is tied to the face', () => {
    const seen = measure((x, y) => [x - 13 * Math.exp(-(nearness(x, y) ** 2) / 10), y])
    expect(seen.outlierShare).toBeGreaterThan(0.3)
    expect(seen.faceCorrelation).toBeGreaterThan(0.6)
  })
})
