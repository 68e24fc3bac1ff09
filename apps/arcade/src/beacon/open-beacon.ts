import { createDrandBeacon } from './drand-beacon.ts'
import { QUICKNET } from './quicknet.ts'
import type { RandomnessBeacon } from './randomness-beacon.ts'

const NETWORK = ['BEACON_CHAIN_HASH', 'BEACON_PUBLIC_KEY', 'BEACON_GENESIS_TIME', 'BEACON_PERIOD'] as const

/** The settings of a beacon, as environment variables. */
export interface BeaconSettings {
  readonly BEACON_URL?: string | undefined
  readonly BEACON_CHAIN_HASH?: string | undefined
  readonly BEACON_PUBLIC_KEY?: string | undefined
  readonly BEACON_GENESIS_TIME?: number | undefined
  readonly BEACON_PERIOD?: number | undefined
}

/** The settings that are missing of a network that is described in part. */
export function missingOfNetwork(settings: BeaconSettings): readonly string[] {
  const missing = NETWORK.filter((name) => settings[name] === undefined)
  return missing.length === NETWORK.length ? [] : missing
}

/** The configured beacon; of drand's quicknet unless the settings describe another network. Throws without its address. */
export function openBeacon(settings: BeaconSettings): RandomnessBeacon {
  const { BEACON_URL: url, BEACON_CHAIN_HASH: chainHash, BEACON_PUBLIC_KEY: publicKey } = settings
  const { BEACON_GENESIS_TIME: genesisTime, BEACON_PERIOD: periodSeconds } = settings
  if (url === undefined) throw new Error('BEACON_URL is not configured')
  if (
    chainHash === undefined ||
    publicKey === undefined ||
    genesisTime === undefined ||
    periodSeconds === undefined
  )
    return createDrandBeacon({ url, network: QUICKNET })
  return createDrandBeacon({ url, network: { chainHash, publicKey, genesisTime, periodSeconds } })
}
