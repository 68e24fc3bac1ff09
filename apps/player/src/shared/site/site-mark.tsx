import { AuroraMark } from '@gamehall/ui/art/aurora-mark.tsx'
import styles from './site-mark.module.css'
import { useSiteConfig } from './use-site-config.ts'

/** A site's own logo may be this much wider than high. */
const WIDEST = 3

/** The site's mark, `size` high: its own logo, or the default brand's mark. */
export function SiteMark({ size }: { readonly size: number }) {
  const logo = useSiteConfig().data?.logo
  if (!logo) return <AuroraMark size={size} />
  return <img src={logo} alt="" className={styles.logo} style={{ height: size, maxWidth: size * WIDEST }} />
}
