import ipaddr from 'ipaddr.js'

const NETWORK_GROUPS = 4

/**
 * The rate-limit key of an address: an IPv4 address itself (also when written as IPv4-mapped IPv6), an IPv6 address's /64, the
 * smallest network that a customer gets.
 */
export function addressKey(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  const network = parsed.parts.slice(0, NETWORK_GROUPS).map((group) => group.toString(16))
  return `${network.join(':')}::/64`
}
