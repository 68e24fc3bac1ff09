/** The inputs that recompute a round, as the verifier page's URL carries them. */
export interface VerifyParts {
  readonly game: string
  readonly serverSeedHash: string
  /** Null until the player rotates the seed. */
  readonly serverSeed: string | null
  readonly clientSeed: string
  readonly nonce: number
  /** Stake as a decimal string. */
  readonly bet: string
  /** Mines only. */
  readonly mines: number | null
  readonly picks: readonly number[]
}

/** Builds the verifier page's URL for a round. `base` is the arcade's public address. */
export function buildVerifyUrl(base: string, parts: VerifyParts): string {
  const url = new URL(`${base.replace(/\/$/, '')}/verify/`)
  url.searchParams.set('game', parts.game)
  url.searchParams.set('hash', parts.serverSeedHash)
  if (parts.serverSeed !== null) url.searchParams.set('server_seed', parts.serverSeed)
  url.searchParams.set('client_seed', parts.clientSeed)
  url.searchParams.set('nonce', `${parts.nonce}`)
  url.searchParams.set('bet', parts.bet)
  if (parts.mines !== null) url.searchParams.set('mines', `${parts.mines}`)
  if (parts.picks.length > 0) url.searchParams.set('picks', parts.picks.join('.'))
  return url.toString()
}

/** Parses a verifier page's URL. Absent or malformed parts become an empty string, null or 0. */
export function readVerifyUrl(href: string): VerifyParts {
  const { searchParams } = new URL(href)
  const mines = wholeNumber(searchParams.get('mines'))
  return {
    game: searchParams.get('game') ?? '',
    serverSeedHash: searchParams.get('hash') ?? '',
    serverSeed: searchParams.get('server_seed'),
    clientSeed: searchParams.get('client_seed') ?? '',
    nonce: wholeNumber(searchParams.get('nonce')) ?? 0,
    bet: searchParams.get('bet') ?? '',
    mines,
    picks: (searchParams.get('picks') ?? '').split('.').flatMap((part) => wholeNumber(part) ?? []),
  }
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null
}
