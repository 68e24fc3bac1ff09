import styles from './celebration-art.module.css'
import { SymbolArt } from './symbol-sprites.tsx'

/** What falls when a big win is celebrated. */
export function CelebrationArt() {
  return <SymbolArt symbol="pearl" className={styles.pearl} />
}
