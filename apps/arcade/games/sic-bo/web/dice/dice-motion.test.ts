import { expect, it } from 'vitest'
import type { Dice } from '../../rules.ts'
import { ROLL_MS, restTransform, rollFrames } from './dice-motion.ts'

const faces = [1, 2, 3, 4, 5, 6]

it.each([0, 1, 2])('leaves die %i with the drawn face up, whichever way it takes', (index) => {
  for (const face of faces) {
    const dice: Dice = [face, face, face]
    for (const seed of [1, 2, 977]) {
      const frames = rollFrames(index, dice, seed)
      expect(frames.at(-1)).toMatchObject({ offset: 1, transform: restTransform(index, face) })
      const offsets = frames.map(({ offset }) => Number(offset))
      expect(offsets).toEqual([...offsets].sort((a, b) => a - b))
      expect(offsets[0]).toBe(0)
    }
  }
})

it('turns a die differently for each face', () => {
  expect(new Set(faces.map((face) => restTransform(1, face))).size).toBe(6)
})

it('lies before the server ends the roll', async () => {
  const { SIC_BO_TIMING } = await import('../../timing.ts')
  expect(ROLL_MS).toBeLessThan(SIC_BO_TIMING.rollMs)
})
