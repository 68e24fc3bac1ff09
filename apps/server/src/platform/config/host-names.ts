import { BlockList, isIP } from 'node:net'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** Whether `host` is a loopback address or localhost. */
export function isLoopback(host: string): boolean {
  const family = isIP(host)
  if (family === 0) return host === 'localhost'
  return loopback.check(host, family === 6 ? 'ipv6' : 'ipv4')
}

/** The host name of a `Host` header, without port, in lower case; null when it is malformed. */
export function parseHostName(header: string | undefined): string | null {
  if (header === undefined || !/^[\w.:[\]-]{1,255}$/.test(header) || !URL.canParse(`http://${header}`))
    return null
  return new URL(`http://${header}`).hostname
}

/** Whether a host name is an IP address, which DNS rebinding cannot forge. */
export const isIpAddress = (hostName: string): boolean => isIP(hostName.replace(/^\[|\]$/g, '')) !== 0
