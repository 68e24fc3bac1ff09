import { createHash } from 'node:crypto'
import { bls12_381 } from '@noble/curves/bls12-381.js'
import { z } from 'zod'
import {
  BeaconError,
  type BeaconNetwork,
  type BeaconRound,
  type RandomnessBeacon,
} from './randomness-beacon.ts'

interface DrandBeaconOptions {
  /** A server of drand's HTTP API (`https://api.drand.sh`); signatures are verified, so that it need not be trusted. */
  readonly url: string
  readonly network: BeaconNetwork
  readonly timeoutMs?: number
}

const DEFAULT_TIMEOUT_MS = 5_000
const MAX_ANSWER_BYTES = 4_096
/** drand's scheme `bls-unchained-g1-rfc9380`: signatures on G1, of the round's number alone. */
const DOMAIN = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'
const ROUND_BYTES = 8

const answerSchema = z.object({
  round: z.int().positive(),
  randomness: z.string().regex(/^[0-9a-f]{64}$/),
  signature: z.string().regex(/^[0-9a-f]{96}$/),
})

/** A beacon of drand's unchained scheme, over its HTTP API. */
export function createDrandBeacon({
  url,
  network,
  timeoutMs = DEFAULT_TIMEOUT_MS,
}: DrandBeaconOptions): RandomnessBeacon {
  const base = `${url.replace(/\/$/, '')}/${network.chainHash}/public`
  return {
    network,
    async fetchRound(round, signal) {
      const answer = answerSchema.safeParse(await fetchJson(`${base}/${round}`, timeoutMs, signal))
      if (!answer.success)
        throw new BeaconError('invalid', `the beacon's answer for round ${round} is no round`)
      checkRound(network, round, answer.data)
      return answer.data
    },
  }
}

function checkRound(network: BeaconNetwork, round: number, answer: BeaconRound): void {
  if (answer.round !== round)
    throw new BeaconError('invalid', `the beacon answered round ${answer.round} for round ${round}`)
  if (!isSignedBy(network, answer))
    throw new BeaconError(
      'invalid',
      `the signature of the beacon's round ${round} is not of ${network.chainHash}`,
    )
  if (answer.randomness !== randomnessOf(answer.signature))
    throw new BeaconError(
      'invalid',
      `the randomness of the beacon's round ${round} is not its signature's hash`,
    )
}

const randomnessOf = (signature: string): string =>
  createHash('sha256').update(Buffer.from(signature, 'hex')).digest('hex')

/** Whether the signature is the network's for this round. */
function isSignedBy(
  { publicKey }: BeaconNetwork,
  { round, signature }: Omit<BeaconRound, 'randomness'>,
): boolean {
  const number = Buffer.alloc(ROUND_BYTES)
  number.writeBigUInt64BE(BigInt(round))
  const bls = bls12_381.shortSignatures
  const message = bls.hash(createHash('sha256').update(number).digest(), DOMAIN)
  try {
    return bls.verify(Buffer.from(signature, 'hex'), message, Buffer.from(publicKey, 'hex'))
  } catch {
    // Not a point of the curve.
    return false
  }
}

/** Follows no redirect and takes no endless answer. Null for an answer that is no JSON. */
async function fetchJson(url: string, timeoutMs: number, signal: AbortSignal): Promise<unknown> {
  let text = ''
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    })
    if (!response.ok || response.body === null) {
      await response.body?.cancel()
      throw new Error(`HTTP ${response.status}`)
    }
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      text += chunk
      if (text.length > MAX_ANSWER_BYTES) return null
    }
  } catch (error) {
    throw new BeaconError('late', `no answer of the beacon at ${url}`, { cause: error })
  }
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
