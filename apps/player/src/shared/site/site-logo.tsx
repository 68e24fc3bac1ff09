import { AuroraLogo } from '@gamehall/ui/art/aurora-logo.tsx'
import styles from './site-logo.module.css'
import { useSiteConfig } from './use-site-config.ts'

/** Maximum width of a site's logo, as a multiple of its height. */
const MAX_ASPECT = 3

/** The site's logo, `size` px high: the configured one, or the default brand's. */
export function SiteLogo({ size }: { readonly size: number }) {
  const logo = useSiteConfig().data?.logo
  if (!logo) return <AuroraLogo size={size} />
  return (
    <img src={logo} alt="" className={styles.logo} style={{ height: size, maxWidth: size * MAX_ASPECT }} />
  )
}
