import styles from './marble-art.module.css'

/** The marble that falls when a big win is celebrated. */
export function FallingMarble() {
  return (
    <svg className={styles.marble} viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="18" fill="#cfefff" stroke="#2f7fa3" strokeWidth="2" />
      <path d="M5 24c9-15 22 9 30-8" fill="none" stroke="#ff8a1f" strokeWidth="7" />
      <path d="M5 24c9-15 22 9 30-8" fill="none" stroke="#ffd25e" strokeWidth="2.6" />
      <circle cx="20" cy="20" r="18" fill="none" stroke="#0a2a3d" strokeOpacity=".35" strokeWidth="3" />
      <ellipse cx="13" cy="11" rx="6" ry="3.4" fill="#fff" transform="rotate(-32 13 11)" />
    </svg>
  )
}
