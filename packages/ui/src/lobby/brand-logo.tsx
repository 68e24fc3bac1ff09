import { AuroraLogo } from '../art/aurora-logo.tsx'
import styles from './brand-logo.module.css'

export interface BrandLogoProps {
  name: string
  /** The name in the other script, small beside it. */
  latinName?: string | undefined
  /** A logo of the site's own instead of the mark. */
  logoUrl?: string | undefined
  size?: 'm' | 'l'
}

/** The brand's logo and name, from the site configuration. */
export function BrandLogo({ name, latinName, logoUrl, size = 'm' }: BrandLogoProps) {
  const edge = size === 'l' ? 56 : 32
  const hasOther = latinName !== undefined && latinName.toLowerCase() !== name.toLowerCase()
  return (
    <span className={`${styles.brand} ${styles[size]}`}>
      {logoUrl === undefined ? (
        <AuroraLogo size={edge} />
      ) : (
        <img src={logoUrl} alt="" className={styles.own} style={{ height: edge, maxWidth: edge * 3 }} />
      )}
      <span className={styles.name}>{name}</span>
      {hasOther ? <span className={styles.latin}>{latinName}</span> : null}
    </span>
  )
}
