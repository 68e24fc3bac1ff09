import { expect, test } from 'vitest'
import { findViolations } from './find-violations.ts'
import { lockfile } from './lockfile.ts'

const bundler = { optionalDependencies: { '@bundler/darwin-x64': '1.0.0' } }

test('a lockfile that npm ci would refuse', () => {
  const text = JSON.stringify({ packages: { 'node_modules/bundler': bundler } })
  expect(findViolations(lockfile, { 'package-lock.json': text })).toEqual([
    expect.stringMatching(/^package-lock\.json:1 1 packages for other systems/),
  ])
})

test('a whole one', () => {
  const packages = {
    'node_modules/bundler': bundler,
    'node_modules/@bundler/darwin-x64': { version: '1.0.0' },
  }
  expect(findViolations(lockfile, { 'package-lock.json': JSON.stringify({ packages }) })).toEqual([])
})
