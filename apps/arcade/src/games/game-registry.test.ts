import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as builtInGames from '../../games/index.ts'
import { coinToss } from '../testing/coin-toss.ts'
import { createGameRegistry } from './game-registry.ts'

/** The module without some of its parts, as untyped code could register it. */
const without = (...parts: (keyof typeof coinToss)[]): typeof coinToss =>
  Object.assign({ ...coinToss }, Object.fromEntries(parts.map((part) => [part, undefined])))

it('accepts the built-in games, each under its folder’s name', () => {
  const { all } = createGameRegistry(Object.values(builtInGames))
  expect(all.length).toBeGreaterThan(0)
  for (const { id } of all)
    expect(existsSync(join(import.meta.dirname, '../../games', id, 'module.ts'))).toBe(true)
})

it('leaves the rounds of a table open for twenty players who could win the most, and takes such a bet of each', () => {
  for (const { id, shared, tables } of createGameRegistry(Object.values(builtInGames)).all) {
    if (shared === undefined) continue
    expect(shared.maxPlayerExposure * 20n, id).toBeLessThanOrEqual(shared.maxExposure)
    for (const { maxWin } of tables) expect(shared.maxPlayerExposure, id).toBeGreaterThanOrEqual(maxWin)
  }
})

it.each([
  ['verify'],
  ['open'],
  ['view'],
  ['validBet'],
  ['checkBet'],
  ['verifyParams'],
  ['act'],
  ['expire'],
] as const)('refuses a game without %s, by its name', (part) => {
  expect(() => createGameRegistry([without(part)])).toThrow(`game coin-toss: ${part} is missing`)
})

it('refuses a game without schemas, proof or tables, and lists everything at once', () => {
  expect(() => createGameRegistry([without('schemas', 'proof', 'tables')])).toThrow(
    [
      'game coin-toss: the schema of its bet is missing',
      'game coin-toss: the schema of its state is missing',
      'game coin-toss: the schema of its action is missing',
      'game coin-toss: the schema of its view is missing',
      'game coin-toss: the proof of its return is missing',
      'game coin-toss: it has no table with a spot',
    ].join('\n'),
  )
})

it('refuses a game that does not say when it came out', () => {
  expect(() => createGameRegistry([{ ...coinToss, releasedAt: 'soon' }])).toThrow(
    'game coin-toss: its releasedAt is no time',
  )
})

it('refuses an id used twice and one that is no address', () => {
  expect(() => createGameRegistry([coinToss, coinToss])).toThrow('game coin-toss: registered twice')
  expect(() => createGameRegistry([{ ...coinToss, id: 'Coin Toss' }])).toThrow(
    'game Coin Toss: its id is not kebab-case',
  )
})

it('does not compile a module without its verifier, or the time when it came out', () => {
  const { verify: _, ...unverifiable } = coinToss
  // @ts-expect-error: `verify` is part of the interface.
  expect(() => createGameRegistry([unverifiable])).toThrow('game coin-toss: verify is missing')
  const { releasedAt: __, ...undated } = coinToss
  // @ts-expect-error: `releasedAt` is part of the interface.
  expect(() => createGameRegistry([undated])).toThrow('its releasedAt is no time')
})
