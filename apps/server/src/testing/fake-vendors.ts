import { pino } from 'pino'
import { type Config, readConfig } from '../platform/config/config.ts'
import { type GameProvider, type GameProviders, openGameProviders } from '../providers/games/index.ts'
import type { PaymentGateway, PaymentGateways } from '../providers/payments/index.ts'
import { paymentGateways } from '../providers/payments/index.ts'
import type { PayoutRail, PayoutVendors } from '../providers/payouts/index.ts'
import { payoutVendors } from '../providers/payouts/index.ts'
import { openVendors, type Vendor, type VendorEnv, type Vendors } from '../providers/vendor-registry.ts'
import { createTestClock } from './test-clock.ts'

/** What a test's vendors are opened with. */
export const createTestVendorEnv = (config: Config = readConfig({})): VendorEnv => ({
  config,
  clock: createTestClock(),
  selfUrl: '',
  log: pino({ level: 'silent' }),
})

/** Vendors whose clients are given, each with the capabilities of the registered vendor `like`. */
function openFakes<Client, Capabilities extends object>(
  kind: string,
  clients: Readonly<Record<string, Client>>,
  capabilitiesOf: (id: string) => Capabilities | undefined,
): Vendors<Client, Capabilities> {
  const registry = Object.entries(clients).map(([id, client]): [string, Vendor<Client, Capabilities>] => {
    const capabilities = capabilitiesOf(id)
    if (capabilities === undefined) throw new Error(`the test's ${kind} "${id}" has no capabilities`)
    return [id, { capabilities, create: () => client }]
  })
  return openVendors(kind, Object.fromEntries(registry), createTestVendorEnv())
}

/** Payment gateways of a test, which can do what the all-in-one gateway can. */
export const fakePayments = (clients: Readonly<Record<string, PaymentGateway>>): PaymentGateways =>
  openFakes('payment gateway', clients, () => paymentGateways['all-in-one']?.capabilities)

/** Payout vendors of a test, in place of registered ones. */
export const fakePayoutVendors = (clients: Readonly<Record<string, PayoutRail>>): PayoutVendors =>
  openFakes('payout vendor', clients, (id) => payoutVendors[id]?.capabilities)

/** Game providers of a test by their keys; all of them serve. */
export function fakeGames(...providers: readonly [GameProvider, ...GameProvider[]]): GameProviders {
  const registry = providers.map((provider): [string, Vendor<GameProvider, GameProvider['capabilities']>] => [
    provider.key,
    { capabilities: provider.capabilities, create: () => provider },
  ])
  const config = readConfig({ GAME_PROVIDERS: providers.map(({ key }) => key).join(',') })
  return openGameProviders(Object.fromEntries(registry), createTestVendorEnv(config))
}
