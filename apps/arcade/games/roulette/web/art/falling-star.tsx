import styles from './falling-star.module.css'

/** The star that falls when a big win is celebrated. */
export function FallingStar() {
  return (
    <svg className={styles.star} viewBox="0 0 40 40" aria-hidden="true">
      <path
        d="m20 2 4.500 13.500L38 20l-13.500 4.500L20 38l-4.500-13.500L2 20l13.500-4.500Z"
        fill="#ffe7a6"
      />
    </svg>
  )
}
