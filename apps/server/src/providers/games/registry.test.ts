import { expect, it } from 'vitest'
import { readConfig } from '../../platform/config/config.ts'
import { createFakeProvider } from '../../testing/fake-game-provider.ts'
import { createTestClock, createTestVendorEnv } from '../../testing/index.ts'
import { createArcadeSeamlessProvider } from './arcade/seamless-provider.ts'
import type { GameProvider } from './game-provider.ts'
import { gameProviders, openGameProviders } from './registry.ts'

const fake = createFakeProvider()
const vendorOf = (provider: GameProvider) => ({ capabilities: provider.capabilities, create: () => provider })
const seamless = createArcadeSeamlessProvider({ baseUrl: '', signingSecret: '', clock: createTestClock() })
const registry = {
  one: vendorOf(fake),
  two: vendorOf(fake),
  asking: vendorOf(seamless),
}
const open = (GAME_PROVIDERS: string, from = registry) =>
  openGameProviders(from, createTestVendorEnv(readConfig({ GAME_PROVIDERS })))

it('serves with the providers that the configuration names, in their order', () => {
  expect(open('two, one')).toMatchObject({ serving: ['two', 'one'], walletMode: 'transfer' })
  expect(open('asking')).toMatchObject({ serving: ['asking'], walletMode: 'seamless' })
})

it('is the arcade unless another is named', () => {
  const env = createTestVendorEnv(readConfig({ ARCADE_SECRET: 'a'.repeat(32) }))
  expect(openGameProviders(gameProviders, env).serving).toEqual(['arcade'])
})

it.each([
  ['one,three', 'no game provider is named "three"; there is one, two, asking'],
  [',', 'GAME_PROVIDERS: names no game provider'],
  ['one,asking', 'GAME_PROVIDERS: a site has one wallet mode, but "one" is transfer, "asking" is seamless'],
])('refuses GAME_PROVIDERS=%s', (ids, message) => {
  expect(() => open(ids)).toThrow(message)
})
