import { requireSetting } from '../../../platform/config/require-setting.ts'
import type { Vendor, VendorEnv } from '../../vendor-registry.ts'
import type { GameProvider, GameProviderCapabilities, ProviderPlatform } from '../game-provider.ts'
import { ARCADE_CAPABILITIES, createArcadeProvider } from './provider.ts'
import { ARCADE_SEAMLESS_CAPABILITIES, createArcadeSeamlessProvider } from './seamless-provider.ts'

/** The arcade of `ARCADE_URL`, or the built-in one, with wallets of its own. */
export const arcade: Vendor<GameProvider, GameProviderCapabilities> = {
  capabilities: ARCADE_CAPABILITIES,
  create: (env) => createArcadeProvider(optionsOf(env)),
}

/** The same arcade, whose players bet from the hall's main wallet. */
export const arcadeSeamless: Vendor<GameProvider, GameProviderCapabilities> = {
  capabilities: ARCADE_SEAMLESS_CAPABILITIES,
  create: (env) => createArcadeSeamlessProvider(optionsOf(env)),
}

const optionsOf = ({ config, clock, selfUrl }: VendorEnv) => ({
  baseUrl: config.ARCADE_URL ?? `${selfUrl}/arcade`,
  signingSecret: requireSetting(config, 'ARCADE_SECRET'),
  clock,
  duties: (category: ProviderPlatform['category']) => ({
    autoplay: config.GAME_AUTOPLAY,
    turbo: config.GAME_TURBO,
    min_cycle_ms:
      (category === 'slots' ? config.GAME_MIN_CYCLE_SLOTS_MS : undefined) ?? config.GAME_MIN_CYCLE_MS,
    clock: config.GAME_CLOCK,
    net_position: config.GAME_NET_POSITION,
    feature_buy: config.GAME_FEATURE_BUY,
  }),
})
