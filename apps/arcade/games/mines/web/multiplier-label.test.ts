import { expect, it } from 'vitest'
import { multiplierLabel } from './multiplier-label.ts'

it('groups thousands, and keeps two decimals', () => {
  expect(['1.12', '24.75', '5148297.00'].map(multiplierLabel)).toEqual(['1.12', '24.75', '5,148,297.00'])
})
