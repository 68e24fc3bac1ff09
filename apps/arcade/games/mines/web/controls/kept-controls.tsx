import type { CSSProperties, ReactNode } from 'react'
import styles from './controls.module.css'

const HIDDEN: CSSProperties = { visibility: 'hidden' }

interface KeptControlsProps {
  readonly isShown: boolean
  readonly children: ReactNode
}

/** Controls that stay laid out while others are shown in their place: changing between them changes only what is seen. */
export const KeptControls = ({ isShown, children }: KeptControlsProps) => (
  <div
    className={styles.controls}
    style={isShown ? undefined : HIDDEN}
    inert={!isShown}
    aria-hidden={!isShown}
  >
    {children}
  </div>
)
