import { expect, it } from 'vitest'
import { hashServerSeed } from '../fairness/seed-hash.ts'
import { commitmentOf, createHashChain, seedAt } from './hash-chain.ts'

const LENGTH = 1_203

it('hands out seeds of which each hashes to the one before, the first to the published hash', async () => {
  const { terminalHash, checkpoints } = await createHashChain('ab'.repeat(32), LENGTH)
  expect(checkpoints).toHaveLength(3)
  let published = terminalHash
  for (let index = 0; index < LENGTH; index += 1) {
    const seed = seedAt(checkpoints, LENGTH, index)
    expect(hashServerSeed(seed)).toBe(published)
    published = seed
  }
  expect(published).toBe('ab'.repeat(32))
  expect(commitmentOf(seedAt(checkpoints, LENGTH, 0))).toBe(terminalHash)
})

it.each([-1, LENGTH])('has no round %i', async (index) => {
  const { checkpoints } = await createHashChain('ab'.repeat(32), LENGTH)
  expect(() => seedAt(checkpoints, LENGTH, index)).toThrow(RangeError)
})
