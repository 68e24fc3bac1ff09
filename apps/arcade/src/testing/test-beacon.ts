import { createHash } from 'node:crypto'
import {
  BeaconError,
  type BeaconNetwork,
  type BeaconRound,
  type RandomnessBeacon,
} from '../beacon/randomness-beacon.ts'

/** A beacon without a network: its rounds are there as soon as they are due. */
export interface TestBeacon extends RandomnessBeacon {
  /** The answer of every fetch from now on; null: the right one. */
  answer: ((round: number, signal: AbortSignal) => Promise<BeaconRound>) | null
  /** The rounds that were asked for. */
  readonly asked: number[]
}

/** The same network for every test; its rounds are short, so that tables that run by the real clock wait little. */
const TEST_NETWORK: BeaconNetwork = {
  chainHash: 'be'.repeat(32),
  publicKey: 'ac'.repeat(96),
  genesisTime: 1_735_689_600,
  periodSeconds: 0.05,
}

export function createTestBeacon(network = TEST_NETWORK): TestBeacon {
  const beacon: TestBeacon = {
    network,
    answer: null,
    asked: [],
    async fetchRound(round, signal) {
      if (signal.aborted) throw new BeaconError('late', 'the fetch was given up')
      beacon.asked.push(round)
      return beacon.answer === null ? testRound(round) : beacon.answer(round, signal)
    },
  }
  return beacon
}

/** A round of the test's beacon. Nobody signed it. */
export function testRound(round: number): BeaconRound {
  const signature = createHash('sha384').update(`round ${round}`).digest('hex')
  const randomness = createHash('sha256').update(Buffer.from(signature, 'hex')).digest('hex')
  return { round, signature, randomness }
}
