import { listPlayersWithDevice, listSharedDevices } from '../../account/index.ts'
import { readAddressKeys, shareAddress } from '../related-accounts/address-keys.ts'
import type { RewardsDb } from '../tables.ts'
import type { RunRow } from './run-queries.ts'
import { readRanked, type Standing } from './standings.ts'

/** How many players are compared at once. */
const CHUNK = 100

export interface Winner {
  readonly playerId: bigint
  /** `address`: a better placed player used the same IP address. `no_device`: never showed a device id to compare. */
  readonly signal: 'address' | 'no_device' | null
}

export interface Winners {
  /** In the order of their places. */
  readonly winners: readonly Winner[]
  /** Players who share a device with a better placed winner. */
  readonly related: readonly bigint[]
}

/**
 * The best players of a run, one account a person (decision 0051): who shares a device with a better placed winner gets no
 * place, and the next one moves up; a shared IP address, or a player without a device id, is left to an operator.
 */
export async function findWinners(db: RewardsDb, run: RunRow, places: number, now: Date): Promise<Winners> {
  const winners: Winner[] = []
  const related: bigint[] = []
  for (let offset = 0; winners.length < places; offset += CHUNK) {
    const candidates = await readRanked(db, run, { offset, limit: CHUNK })
    if (candidates.length === 0) break
    await addWinners(db, candidates, { winners, related }, places, now)
  }
  return { winners, related }
}

async function addWinners(
  db: RewardsDb,
  candidates: readonly Standing[],
  { winners, related }: { readonly winners: Winner[]; readonly related: bigint[] },
  places: number,
  now: Date,
): Promise<void> {
  const ids = [...winners.map(({ playerId }) => playerId), ...candidates.map(({ player_id }) => player_id)]
  const pairs = await listSharedDevices(db, ids)
  const sharesDevice = (a: bigint, b: bigint) =>
    pairs.some(({ one, other }) => (one === a && other === b) || (one === b && other === a))
  const addresses = await readAddressKeys(db, ids, now)
  const identified = await listPlayersWithDevice(db, ids)
  for (const { player_id: playerId } of candidates) {
    if (winners.length === places) return
    if (winners.some((winner) => sharesDevice(winner.playerId, playerId))) related.push(playerId)
    else {
      const isNear = winners.some((winner) => shareAddress(addresses, winner.playerId, playerId))
      const isUnknown = !identified.has(playerId)
      winners.push({ playerId, signal: isNear ? 'address' : isUnknown ? 'no_device' : null })
    }
  }
}
