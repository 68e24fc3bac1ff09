import { requireSetting } from '../../../platform/config/require-setting.ts'
import type { Vendor } from '../../vendor-registry.ts'
import type { GameProvider, GameProviderCapabilities } from '../game-provider.ts'
import { ARCADE_CAPABILITIES, createArcadeProvider } from './provider.ts'

/** The arcade of `ARCADE_URL`, or the built-in one, with wallets of its own. */
export const arcade: Vendor<GameProvider, GameProviderCapabilities> = {
  capabilities: ARCADE_CAPABILITIES,
  create: ({ config, clock, selfUrl }) =>
    createArcadeProvider({
      baseUrl: config.ARCADE_URL ?? `${selfUrl}/arcade`,
      signingSecret: requireSetting(config, 'ARCADE_SECRET'),
      clock,
    }),
}
