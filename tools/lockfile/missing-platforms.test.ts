import { expect, test } from 'vitest'
import { findMissingPlatforms } from './missing-platforms.ts'

const bundler = {
  version: '2.0.0',
  dev: true,
  optionalDependencies: {
    '@bundler/linux-x64-gnu': '2.0.0',
    '@bundler/linux-x64-musl': '2.0.0',
    '@bundler/darwin-arm64': '2.0.0',
    'may-be-any': '^1.0.0',
  },
}

test('names what is left out, for the system its name tells', () => {
  const packages = {
    '': {},
    'node_modules/bundler': bundler,
    'node_modules/@bundler/linux-x64-gnu': { version: '2.0.0' },
  }
  expect(findMissingPlatforms({ packages })).toEqual({
    'node_modules/@bundler/linux-x64-musl': {
      version: '2.0.0',
      cpu: ['x64'],
      dev: true,
      libc: ['musl'],
      optional: true,
      os: ['linux'],
    },
    'node_modules/@bundler/darwin-arm64': {
      version: '2.0.0',
      cpu: ['arm64'],
      dev: true,
      optional: true,
      os: ['darwin'],
    },
  })
})

test('finds a package beside its holder, or inside it', () => {
  const optionalDependencies = { '@bundler/linux-x64': '1.0.0' }
  const inside = {
    'node_modules/a/node_modules/bundler': { optionalDependencies },
    'node_modules/a/node_modules/@bundler/linux-x64': { version: '1.0.0' },
  }
  expect(findMissingPlatforms({ packages: inside })).toEqual({})
})
