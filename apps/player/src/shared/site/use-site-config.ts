import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'

const STALE_MS = 10 * 60_000

/** The site configuration: name, logo, colours, closure and mode. */
export function useSiteConfig() {
  return useCallQuery('getSiteConfig', {}, { staleTime: STALE_MS })
}
