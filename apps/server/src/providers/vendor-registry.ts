import type { Logger } from 'pino'
import type { Config } from '../platform/config/config.ts'
import type { Clock } from '../platform/time/clock.ts'

/** What a vendor is opened with. */
export interface VendorEnv {
  readonly config: Config
  readonly clock: Clock
  /** Where this server is reached when `PUBLIC_URL` is not set. */
  readonly selfUrl: string
  readonly log: Pick<Logger, 'error' | 'warn'>
}

/** One vendor of a kind: what it can do, as data, and how its client is created. */
export interface Vendor<Client, Capabilities extends object> {
  readonly capabilities: Capabilities
  readonly create: (env: VendorEnv) => Client
}

/** The vendors of a kind, by the id that a channel's or platform's row names. */
export type VendorRegistry<Client, Capabilities extends object> = Readonly<
  Record<string, Vendor<Client, Capabilities>>
>

/** The vendors of a kind, each opened at its first use. */
export interface Vendors<Client, Capabilities extends object> {
  readonly ids: readonly string[]
  /** Throws for an id that the registry lacks; the message names it. */
  get(id: string): Client
  capabilitiesOf(id: string): Capabilities
}

/** Opens a registry. `kind` is named in errors. Throws for a vendor without capabilities. */
export function openVendors<Client, Capabilities extends object>(
  kind: string,
  registry: VendorRegistry<Client, Capabilities>,
  env: VendorEnv,
): Vendors<Client, Capabilities> {
  const ids = Object.keys(registry)
  for (const id of ids)
    if (Object.keys(registry[id]?.capabilities ?? {}).length === 0)
      throw new Error(`the ${kind} "${id}" states no capabilities`)
  const opened = new Map<string, Client>()
  const find = (id: string) => {
    const vendor = Object.hasOwn(registry, id) ? registry[id] : undefined
    if (vendor === undefined) throw new Error(`no ${kind} is named "${id}"; there is ${ids.join(', ')}`)
    return vendor
  }
  return {
    ids,
    get(id) {
      const client = opened.get(id) ?? find(id).create(env)
      opened.set(id, client)
      return client
    },
    capabilitiesOf: (id) => find(id).capabilities,
  }
}
