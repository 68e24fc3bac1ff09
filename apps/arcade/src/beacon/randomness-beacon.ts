/** What everybody must know of a randomness beacon's network to check its rounds. */
export interface BeaconNetwork {
  /** Identifies the network; drand's name for the hash over the rest. */
  readonly chainHash: string
  /** Signs every round (BLS12-381, on G2), in hexadecimal. */
  readonly publicKey: string
  /** When round 1 is published, in Unix seconds. */
  readonly genesisTime: number
  readonly periodSeconds: number
}

/** A published round whose signature was verified. */
export interface BeaconRound {
  readonly round: number
  readonly signature: string
  /** The SHA-256 of the signature, in hexadecimal. */
  readonly randomness: string
}

/** A public source of random numbers that nobody knows before their time: round `n` is published at a time known in advance. */
export interface RandomnessBeacon {
  readonly network: BeaconNetwork
  /** Fetches and verifies one round. Throws a BeaconError when there is no answer, or not that round with a valid signature. */
  fetchRound(round: number, signal: AbortSignal): Promise<BeaconRound>
}

/**
 * Why a round was not got: `late` as no answer or none yet; `invalid` as an answer that is not the round, or whose signature is
 * not the network's.
 */
export class BeaconError extends Error {
  readonly reason: 'late' | 'invalid'

  constructor(reason: 'late' | 'invalid', message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'BeaconError'
    this.reason = reason
  }
}

/** The newest round that is due at an instant; 0 before the first. */
export function roundAt({ genesisTime, periodSeconds }: BeaconNetwork, at: Date): number {
  const elapsedMs = at.getTime() - genesisTime * 1_000
  return elapsedMs < 0 ? 0 : Math.floor(elapsedMs / (periodSeconds * 1_000)) + 1
}

/** When a round is published. */
export const timeOfRound = ({ genesisTime, periodSeconds }: BeaconNetwork, round: number): Date =>
  new Date((genesisTime + (round - 1) * periodSeconds) * 1_000)
