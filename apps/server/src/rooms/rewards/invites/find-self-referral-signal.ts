import { BlockList, isIP } from 'node:net'
import { addressKey } from '../../../platform/http/rate-limits/address-key.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { listRecentAddresses, sharesDeviceWith } from '../../account/index.ts'
import type { RewardsDb } from '../tables.ts'

const SHARED_ADDRESS_DAYS = 30

const privateRanges = new BlockList()
for (const [net, prefix] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  // Carrier-grade NAT.
  ['100.64.0.0', 10],
] as const)
  privateRanges.addSubnet(net, prefix)
privateRanges.addAddress('::1', 'ipv6')
for (const [net, prefix] of [
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  privateRanges.addSubnet(net, prefix, 'ipv6')

/** Whether an IP address identifies a network; private and loopback addresses do not. */
function isIdentifying(address: string): boolean {
  const plain = address.replace(/^::ffff:/i, '')
  const family = isIP(plain)
  return family !== 0 && !privateRanges.check(plain, family === 6 ? 'ipv6' : 'ipv4')
}

interface InviteChain {
  readonly friendId: bigint
  /** The invite chain: the friend's inviter, the inviter's inviter, and so on. */
  readonly ancestors: readonly bigint[]
}

/**
 * Finds signs that a friend and the inviter are one person: `device` when the friend shares a device with the inviter, an
 * ancestor in the invite chain or another account invited by them; `address` when friend and inviter recently used the same
 * IP address (IPv6: the same /64). Null when nothing is shared.
 */
export async function findSelfReferralSignal(
  db: RewardsDb,
  { friendId, ancestors }: InviteChain,
  now: Date,
): Promise<'device' | 'address' | null> {
  if (await sharesDeviceWith(db, friendId, ancestors)) return 'device'
  const since = new Date(now.getTime() - SHARED_ADDRESS_DAYS * DAY_MS)
  const pair = [friendId, ...ancestors.slice(0, 1)]
  const addresses = await listRecentAddresses(db, pair, since)
  const keysOf = (isFriend: boolean) =>
    addresses
      .filter(({ ip, playerId }) => (playerId === friendId) === isFriend && isIdentifying(ip))
      .map(({ ip }) => addressKey(ip))
  const inviters = new Set(keysOf(false))
  return keysOf(true).some((key) => inviters.has(key)) ? 'address' : null
}
