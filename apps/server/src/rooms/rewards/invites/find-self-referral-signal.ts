import { listPlayersWithDevice, sharesDeviceWith } from '../../account/index.ts'
import { readAddressKeys, shareAddress } from '../related-accounts/address-keys.ts'
import type { RewardsDb } from '../tables.ts'
import type { InviteSignal } from './tables.ts'

interface InviteChain {
  readonly friendId: bigint
  /** The invite chain: the friend's inviter, the inviter's inviter, and so on. */
  readonly ancestors: readonly bigint[]
}

/**
 * Finds signs that a friend and the inviter are one person: `device` when the friend shares a device with the inviter, an
 * ancestor in the invite chain or another account invited by them; `address` when friend and inviter recently used the same
 * IP address (IPv6: the same /64). `no_device` when either never showed a device id, so that devices cannot be compared. Null when
 * nothing is shared.
 */
export async function findSelfReferralSignal(
  db: RewardsDb,
  { friendId, ancestors }: InviteChain,
  now: Date,
): Promise<Extract<InviteSignal, 'device' | 'address' | 'no_device'> | null> {
  if (await sharesDeviceWith(db, friendId, ancestors)) return 'device'
  const [inviterId] = ancestors
  if (inviterId === undefined) return null
  const keys = await readAddressKeys(db, [friendId, inviterId], now)
  if (shareAddress(keys, friendId, inviterId)) return 'address'
  const identified = await listPlayersWithDevice(db, [friendId, inviterId])
  return identified.size === 2 ? null : 'no_device'
}
