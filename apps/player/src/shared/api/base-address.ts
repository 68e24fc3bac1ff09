import type { CallName } from '@gamehall/contract'

/** Where the page came from serves every call too. */
const OWN = '/api'
let configured: string | undefined

/** The site's own API address, once its config is known; null for the page's own (§7). Only http(s) counts, in lower case (§5). */
export function setBaseAddress(address: string | null): void {
  const lower = address?.trim().toLowerCase().replace(/\/+$/, '')
  configured = lower && /^https?:\/\/[^\s/]+\S*$/.test(lower) ? lower : undefined
}

/** The site's config itself is always asked where the page came from: whoever mends a wrong address there is heard. */
export function baseAddress(name: CallName): string {
  return name === 'getSiteConfig' ? OWN : (configured ?? OWN)
}

/** Nobody answers at the site's address: until the page is loaded anew, calls go where it came from. */
export function leaveBaseAddress(): void {
  configured = undefined
}
