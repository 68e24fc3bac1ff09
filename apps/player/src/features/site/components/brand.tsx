import { AuroraMark } from '@gamehall/ui/art/aurora-mark.tsx'
import { Skeleton } from '@gamehall/ui/skeleton.tsx'
import { useSiteConfig } from '../api/use-site-config.ts'
import styles from './brand.module.css'

const MARK_PX = 32

/** The site's mark and name: its own, or the default brand's mark. */
export function Brand() {
  const { data: site } = useSiteConfig()
  if (!site) return <Skeleton width="120px" height="32px" />
  const [first, ...others] = site.name.split(' ')
  return (
    <h1 className={styles.brand}>
      {site.logo ? (
        <img src={site.logo} alt="" width={MARK_PX} height={MARK_PX} />
      ) : (
        <AuroraMark size={MARK_PX} />
      )}
      <span className={styles.name}>{first}</span>
      {others.length > 0 ? <small className={styles.rest}>{others.join(' ')}</small> : null}
    </h1>
  )
}
