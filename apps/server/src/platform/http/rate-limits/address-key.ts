import { isIP } from 'node:net'

const GROUPS = 8
const NETWORK_GROUPS = 4

/**
 * The rate-limit key of an address: an IPv4 address itself (also when written as IPv4-mapped IPv6), an IPv6 address's /64, the
 * smallest network that a customer gets.
 */
export function addressKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (isIP(plain) !== 6) return plain
  // URL normalizes: lower case, no leading zeros, the longest run of zero groups as "::".
  const [head = [], tail = []] = new URL(`http://[${plain}]`).hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''))
  const zeros = Array<string>(GROUPS - head.length - tail.length).fill('0')
  return `${[...head, ...zeros, ...tail].slice(0, NETWORK_GROUPS).join(':')}::/64`
}
