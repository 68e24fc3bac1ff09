import { expect, it } from 'vitest'
import { matchDocument } from './index.ts'

const me = Float32Array.of(1, 0.1)
const mine = { embedding: Float32Array.of(1, 0.2) }
const stranger = { embedding: Float32Array.of(0.2, 1) }

it('compares a document’s portrait with every neutral frame: one of another person fails it', () => {
  expect(matchDocument(mine, [me, me])).toBeGreaterThan(0.9)
  expect(matchDocument(mine, [me, me, me, stranger.embedding])).toBeLessThan(0.5)
  expect(matchDocument(stranger, [me])).toBeLessThan(0.5)
})

it('is null without a portrait or a frame', () => {
  expect(matchDocument(null, [me])).toBeNull()
  expect(matchDocument(mine, [])).toBeNull()
})
