import { expect, it } from 'vitest'
import { createDownloadBudget } from './download-budget.ts'

it('bounds what is in memory per owner and in total, and gives back what was released once', () => {
  const budget = createDownloadBudget({ bytes: 10, bytesPerPlayer: 6 })
  const release = budget.reserve(1n, 6)
  expect(release).not.toBeNull()
  expect(budget.reserve(1n, 1)).toBeNull()
  expect(budget.reserve(2n, 5)).toBeNull()
  expect(budget.reserve(2n, 4)).not.toBeNull()
  release?.()
  release?.()
  expect(budget.reserve(3n, 7)).toBeNull()
  expect(budget.reserve(3n, 6)).not.toBeNull()
  expect(budget.reserve(4n, 1)).toBeNull()
})
