import { describe, expect, it } from 'vitest'
import { capAmount, findAmountProblem, transferLimits } from './fast-transfer-rules.ts'

const entry = { MinDeposit: 0, MaxDeposit: null, Balance: '1234.56' }

describe('fast transfer (§5)', () => {
  it.each([
    ['no limits: the integer balance', entry, { min: '0', cap: '1234', all: '1234' }],
    ['a maximum below the balance', { ...entry, MaxDeposit: 500 }, { min: '0', cap: '500', all: '500' }],
    ['a maximum above it', { ...entry, MaxDeposit: 5000 }, { min: '0', cap: '5000', all: '1234' }],
    ['a minimum', { ...entry, MinDeposit: 100 }, { min: '100', cap: '1234', all: '1234' }],
    ['an empty wallet', { ...entry, Balance: '0.99' }, { min: '0', cap: '0', all: '0' }],
  ])('%s', (_what, given, limits) => {
    expect(transferLimits(given)).toEqual(limits)
  })

  it('limits the typed amount to the cap', () => {
    const limits = transferLimits(entry)
    expect(capAmount('1235', limits)).toBe('1234')
    expect(capAmount('1234', limits)).toBe('1234')
    expect(capAmount('', limits)).toBe('')
  })

  it.each([
    ['', undefined],
    ['0', undefined],
    ['1', 'below_min'],
    ['99', 'below_min'],
    ['100', undefined],
    ['1234', undefined],
    ['1235', 'insufficient'],
  ])('validates %j', (amount, problem) => {
    const limits = transferLimits({ ...entry, MinDeposit: 100, MaxDeposit: 5000 })
    expect(findAmountProblem(amount, limits, entry.Balance)).toBe(problem)
  })
})
