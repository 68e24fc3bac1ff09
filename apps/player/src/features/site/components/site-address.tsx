import { useEffect } from 'react'
import { setBaseAddress } from '../../../shared/api/base-address.ts'
import { useSiteConfig } from '../../../shared/site/use-site-config.ts'

/** Directs calls to the API address of the site config (§5, §7). */
export function SiteAddress() {
  const address = useSiteConfig().data?.api_url
  useEffect(() => {
    if (address !== undefined) setBaseAddress(address)
  }, [address])
  return null
}
