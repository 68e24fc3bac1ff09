import { createSeededRandom } from '@gamehall/test-documents'
import { expect, it } from 'vitest'
import { mirroredBorderOf } from './find-mirrored-border.ts'

const [WIDTH, HEIGHT] = [400, 300]
const random = createSeededRandom(7)
const noise = Array.from({ length: WIDTH * HEIGHT }, () => random.between(-4, 4))
const noiseAt = (across: number, along: number) => noise[along * WIDTH + across] ?? 0
const camera = (across: number, along: number) => 120 + noiseAt(across, along)

it.each([60, 140, 199])('a border of %i pixels ends where the noise beside it is mirrored', (border) => {
  const mirrored = (across: number, along: number) =>
    camera(across < border ? 2 * border - 1 - across : across, along)
  expect(Math.abs(mirroredBorderOf(mirrored, WIDTH, HEIGHT) - border)).toBeLessThan(2)
})

it('a camera’s picture has none, nor has a pattern that mirrors itself, or what is plain', () => {
  const isLight = (across: number) => Math.floor(across / 25) % 2 === 0
  const stripes = (across: number, along: number) =>
    (isLight(across) ? 200 : 90) + 0.5 * noiseAt(across, along)
  expect(mirroredBorderOf(camera, WIDTH, HEIGHT)).toBe(0)
  expect(mirroredBorderOf(stripes, WIDTH, HEIGHT)).toBe(0)
  expect(mirroredBorderOf(() => 120, WIDTH, HEIGHT)).toBe(0)
})
