import { createHash } from 'node:crypto'
import { bls12_381 } from '@noble/curves/bls12-381.js'

/** A network of drand, as its `/info` describes it. */
export interface SimulatedNetwork {
  readonly public_key: string
  /** Seconds between rounds. */
  readonly period: number
  /** When round 1 is published, in Unix seconds. */
  readonly genesis_time: number
  readonly hash: string
  readonly groupHash: string
  readonly schemeID: 'bls-unchained-g1-rfc9380'
  readonly metadata: { readonly beaconID: string }
}

const BEACON_ID = 'sandbox'
const PERIOD_SECONDS = 1
/** 2025-01-01T00:00:00Z */
const GENESIS_TIME = 1_735_689_600
const DOMAIN = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'

const sha256 = (...parts: readonly (Uint8Array | string)[]): Buffer =>
  parts
    .reduce<ReturnType<typeof createHash>>((hash, part) => hash.update(part), createHash('sha256'))
    .digest()

const SECRET_KEY = sha256('gamehall sandbox beacon')
const GROUP_HASH = sha256('gamehall sandbox beacon group')

/** The simulated network. `publicKey` is that of the sandbox: computing it takes longer than a start should. */
export function simulatedNetwork(publicKey: string): SimulatedNetwork {
  const times = Buffer.alloc(12)
  times.writeUInt32BE(PERIOD_SECONDS)
  times.writeBigInt64BE(BigInt(GENESIS_TIME), 4)
  return {
    public_key: publicKey,
    period: PERIOD_SECONDS,
    genesis_time: GENESIS_TIME,
    hash: sha256(times, Buffer.from(publicKey, 'hex'), GROUP_HASH, BEACON_ID).toString('hex'),
    groupHash: GROUP_HASH.toString('hex'),
    schemeID: 'bls-unchained-g1-rfc9380',
    metadata: { beaconID: BEACON_ID },
  }
}

/** The public key that belongs to the sandbox's signatures, in hexadecimal. */
export const beaconPublicKey = (): string => bls12_381.shortSignatures.getPublicKey(SECRET_KEY).toHex()

/** The newest round at an instant; 0 before the first. */
export function newestRound({ genesis_time, period }: SimulatedNetwork, at: Date): number {
  const elapsedMs = at.getTime() - genesis_time * 1_000
  return elapsedMs < 0 ? 0 : Math.floor(elapsedMs / (period * 1_000)) + 1
}

/** A round with its signature, as drand publishes it. */
export function signRound(round: number) {
  const number = Buffer.alloc(8)
  number.writeBigUInt64BE(BigInt(round))
  const bls = bls12_381.shortSignatures
  const signature = bls.sign(bls.hash(sha256(number), DOMAIN), SECRET_KEY).toBytes()
  return {
    round,
    randomness: sha256(signature).toString('hex'),
    signature: Buffer.from(signature).toString('hex'),
  }
}
