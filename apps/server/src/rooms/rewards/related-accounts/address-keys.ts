import { BlockList, isIP } from 'node:net'
import { addressKey } from '@gamehall/http'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { listRecentAddresses } from '../../account/index.ts'
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

/** The IP addresses that players recently used and that identify a network (IPv6: the /64), by player; none: missing. */
export async function readAddressKeys(
  db: RewardsDb,
  playerIds: readonly bigint[],
  now: Date,
): Promise<ReadonlyMap<bigint, ReadonlySet<string>>> {
  const since = new Date(now.getTime() - SHARED_ADDRESS_DAYS * DAY_MS)
  const keys = new Map<bigint, Set<string>>()
  for (const { playerId, ip } of await listRecentAddresses(db, playerIds, since))
    if (isIdentifying(ip)) keys.set(playerId, (keys.get(playerId) ?? new Set()).add(addressKey(ip)))
  return keys
}

/** Whether two players recently used the same IP address. */
export function shareAddress(
  keys: ReadonlyMap<bigint, ReadonlySet<string>>,
  one: bigint,
  other: bigint,
): boolean {
  const theirs = keys.get(other)
  return theirs !== undefined && [...(keys.get(one) ?? [])].some((key) => theirs.has(key))
}
