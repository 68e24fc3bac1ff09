import { isIP } from 'node:net'

const GROUPS = 8
const NETWORK_GROUPS = 4

/**
 * What limits count an address by: IPv4 as it is (also where it is written in IPv6), IPv6 by its /64. That is the least that one
 * customer is given: whoever has it has 2^64 addresses.
 */
export function addressKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (isIP(plain) !== 6) return plain
  // As URL writes it: lower case, no leading zeros, the longest run of zero groups as "::".
  const [head = [], tail = []] = new URL(`http://[${plain}]`).hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''))
  const zeros = Array<string>(GROUPS - head.length - tail.length).fill('0')
  return `${[...head, ...zeros, ...tail].slice(0, NETWORK_GROUPS).join(':')}::/64`
}
