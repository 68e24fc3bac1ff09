import { setApiBaseUrl } from '@gamehall/web-client/calls/api-base-url.ts'
import { useEffect } from 'react'
import { useSiteConfig } from '../../../shared/site/use-site-config.ts'

/** Directs calls to the API address of the site config (§5, §7). */
export function SiteApiUrl() {
  const address = useSiteConfig().data?.api_url
  useEffect(() => {
    if (address !== undefined) setApiBaseUrl(address)
  }, [address])
  return null
}
