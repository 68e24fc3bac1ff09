import styles from './feather.module.css'

/** The tail feather that falls when a big win is celebrated. */
export function Feather() {
  return (
    <svg className={styles.feather} viewBox="0 0 40 60" aria-hidden="true">
      <path d="M20 58C6 40 6 18 20 2c14 16 14 38 0 56Z" fill="#f0b23f" />
      <path d="M20 46C11 34 12 20 20 10c8 10 9 24 0 36Z" fill="#d3343a" />
      <ellipse cx="20" cy="26" rx="4.500" ry="8" fill="#2a6fd0" />
      <ellipse cx="20" cy="27" rx="2" ry="4" fill="#ffe9ae" />
      <path d="M20 8v52" stroke="#7a3b10" strokeWidth="1.200" />
    </svg>
  )
}
