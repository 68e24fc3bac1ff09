import { Skeleton } from '@gamehall/ui/feedback/skeleton.tsx'
import { SiteLogo } from '../../../shared/site/site-logo.tsx'
import { useSiteConfig } from '../../../shared/site/use-site-config.ts'
import styles from './brand.module.css'

const MARK_PX = 32

/** The site's logo and name. */
export function Brand() {
  const { data: site } = useSiteConfig()
  if (!site) return <Skeleton width="120px" height="32px" />
  const { name, short_name: shortName } = site
  return (
    <h1 className={styles.brand}>
      <SiteLogo size={MARK_PX} />
      <span className={styles.name}>{name}</span>
      {shortName.toLowerCase() === name.toLowerCase() ? null : (
        <small className={styles.rest}>{shortName}</small>
      )}
    </h1>
  )
}
