/** A star that falls when a big cash-out is celebrated. */
export function RescuedStar() {
  return (
    <svg viewBox="0 0 32 32" width="26" height="26" aria-hidden="true">
      <path
        d="m16 2 4.1 8.9 9.7 1-7.3 6.5 2.1 9.6L16 23l-8.6 5 2.1-9.6-7.3-6.5 9.7-1Z"
        fill="#ffd769"
        stroke="#fff6d8"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
      <path d="m16 6.5 2.4 5.6 5.8.6" fill="none" stroke="#fff" strokeWidth="1.6" strokeLinecap="round" />
    </svg>
  )
}
