import { useEffect } from 'react'
import { useSiteConfig } from '../../../shared/site/use-site-config.ts'
import { siteColours } from '../site-colours.ts'

/** Applies the site's colours to the document; the server-rendered home page already contains them. */
export function SiteTint() {
  const colours = useSiteConfig().data?.colors
  useEffect(() => {
    if (!colours) return
    const { style, dataset } = document.documentElement
    const tint = Object.entries(siteColours(colours))
    for (const [name, value] of tint) style.setProperty(name, value)
    if (tint.length > 0) dataset.tinted = ''
    else delete dataset.tinted
  }, [colours])
  return null
}
