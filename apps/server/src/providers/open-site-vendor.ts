import type { Config } from '../platform/config/config.ts'
import type { VendorEnv } from './vendor-registry.ts'

/** One vendor of a kind that serves the whole site. `create` throws for a missing setting, naming it. */
export interface SiteVendor<Client> {
  readonly create: (env: VendorEnv) => Client
}

/** A kind of vendor of which one serves the whole site. */
export interface SiteVendors<Client> {
  /** Named in errors: `SMS vendor`. */
  readonly kind: string
  /** The setting that names the vendor by its id. */
  readonly setting: Extract<keyof Config, `${string}_VENDOR`>
  /** The id of the vendor where the setting names none. */
  readonly usual: (config: Config) => string
  /** Every vendor of the kind by its id; a new one is one line here. */
  readonly vendors: Readonly<Record<string, SiteVendor<Client>>>
}

/**
 * Opens the vendor of a kind that the configuration names. Throws for an unknown vendor and for one that is not configured;
 * the message names kind, vendor and setting.
 */
export function openSiteVendor<Client>(
  { kind, setting, usual, vendors }: SiteVendors<Client>,
  env: VendorEnv,
): Client {
  const id = env.config[setting] ?? usual(env.config)
  const vendor = Object.hasOwn(vendors, id) ? vendors[id] : undefined
  if (vendor === undefined)
    throw new Error(`${setting}: no ${kind} is named "${id}"; there is ${Object.keys(vendors).join(', ')}`)
  try {
    return vendor.create(env)
  } catch (error) {
    throw new Error(`${kind} "${id}": ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}
