import styles from './face.module.css'

/** Outline of the face position. */
export function FaceOutline() {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={styles.outline}>
      <ellipse cx="50" cy="50" rx="33" ry="43" className={styles.place} />
      <path d="M50 30c-9 0-15 7-15 17s6 20 15 20 15-10 15-20-6-17-15-17ZM26 84c4-10 13-14 24-14s20 4 24 14" />
    </svg>
  )
}
