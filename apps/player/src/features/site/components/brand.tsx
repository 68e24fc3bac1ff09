import { Skeleton } from '@gamehall/ui/skeleton.tsx'
import { SiteMark } from '../../../shared/site/site-mark.tsx'
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
      <SiteMark size={MARK_PX} />
      <span className={styles.name}>{name}</span>
      {shortName.toLowerCase() === name.toLowerCase() ? null : (
        <small className={styles.rest}>{shortName}</small>
      )}
    </h1>
  )
}
