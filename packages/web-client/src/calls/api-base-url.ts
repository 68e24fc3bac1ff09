import type { CallName } from '@gamehall/contract'

/** The page's own origin also serves every call. */
const OWN = '/api'
let configured: string | undefined

/** Sets the API base URL from the site configuration; null for the page's own origin (§7). Only http(s) is accepted, in lower case (§5). */
export function setApiBaseUrl(address: string | null): void {
  const lower = address?.trim().toLowerCase().replace(/\/+$/, '')
  configured = lower && /^https?:\/\/[^\s/]+\S*$/.test(lower) ? lower : undefined
}

/** The base URL for a call. The site configuration always comes from the page's own origin, so that a wrong API address can be corrected. */
export function apiBaseUrl(name: CallName): string {
  return name === 'getSiteConfig' ? OWN : (configured ?? OWN)
}

/** Falls back to the page's own origin until the next page load, because the configured address does not respond. */
export function resetApiBaseUrl(): void {
  configured = undefined
}
