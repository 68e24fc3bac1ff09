import styles from './rocket-backdrop.module.css'

/** The colour of the night behind the whole page. */
export function RocketBackdrop() {
  return <div className={styles.backdrop} aria-hidden="true" />
}
