import type { SaltSource } from './salt-source.ts'

/** The inputs that recompute a round, as the verifier page's URL carries them. */
export interface VerifyParts {
  readonly game: string
  readonly serverSeedHash: string
  /** Null until the player rotates the seed. */
  readonly serverSeed: string | null
  readonly clientSeed: string
  readonly nonce: number
  /** Where a shared round's salt comes from; null for a round of one player. */
  readonly saltSource: SaltSource | null
  /** The game's own parameters: its bet and the player's actions. */
  readonly params: Readonly<Record<string, string>>
}

const SHARED_PARAMS = [
  'game',
  'hash',
  'server_seed',
  'client_seed',
  'nonce',
  'salt_source',
  'beacon_chain_hash',
  'beacon_round',
  'lang',
]

/** Builds the verifier page's URL for a round. `base` is the arcade's public address. */
export function buildVerifyUrl(base: string, parts: VerifyParts): string {
  const url = new URL(`${base.replace(/\/$/, '')}/verify/`)
  url.searchParams.set('game', parts.game)
  url.searchParams.set('hash', parts.serverSeedHash)
  if (parts.serverSeed !== null) url.searchParams.set('server_seed', parts.serverSeed)
  url.searchParams.set('client_seed', parts.clientSeed)
  url.searchParams.set('nonce', `${parts.nonce}`)
  if (parts.saltSource !== null) url.searchParams.set('salt_source', parts.saltSource.kind)
  if (parts.saltSource?.kind === 'beacon') {
    url.searchParams.set('beacon_chain_hash', parts.saltSource.chain_hash)
    url.searchParams.set('beacon_round', `${parts.saltSource.round}`)
  }
  for (const [name, value] of Object.entries(parts.params)) url.searchParams.set(name, value)
  return url.toString()
}

/** Parses a verifier page's URL. Absent or malformed parts become an empty string, null or 0. */
export function readVerifyUrl(href: string): VerifyParts {
  const { searchParams } = new URL(href)
  const nonce = searchParams.get('nonce') ?? ''
  return {
    game: searchParams.get('game') ?? '',
    serverSeedHash: searchParams.get('hash') ?? '',
    serverSeed: searchParams.get('server_seed'),
    clientSeed: searchParams.get('client_seed') ?? '',
    nonce: /^\d{1,9}$/.test(nonce) ? Number(nonce) : 0,
    saltSource: readSaltSource(searchParams),
    params: Object.fromEntries([...searchParams].filter(([name]) => !SHARED_PARAMS.includes(name))),
  }
}

function readSaltSource(params: URLSearchParams): SaltSource | null {
  const kind = params.get('salt_source')
  if (kind === 'player') return { kind }
  const chain_hash = params.get('beacon_chain_hash') ?? ''
  const round = params.get('beacon_round') ?? ''
  return kind === 'beacon' && /^[0-9a-f]{64}$/.test(chain_hash) && /^[1-9]\d{0,11}$/.test(round)
    ? { kind, chain_hash, round: Number(round) }
    : null
}
