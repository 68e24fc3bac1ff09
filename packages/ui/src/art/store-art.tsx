/** Illustration of a shop front with a payment slip, for the convenience-store method. Coloured by tokens. */
export function StoreArt() {
  return (
    <svg
      viewBox="0 0 64 64"
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="2"
    >
      <path
        d="M12 26v28a3 3 0 0 0 3 3h34a3 3 0 0 0 3-3V26"
        fill="var(--color-raised)"
        stroke="var(--gold-2)"
      />
      <path
        d="M12 9h40l5 14a6 6 0 0 1-10 3 7 7 0 0 1-10 0 7 7 0 0 1-10 0 7 7 0 0 1-10 0 6 6 0 0 1-10-3Z"
        fill="var(--color-gold-soft)"
        stroke="var(--gold-2)"
      />
      <path d="m25 9-3 17M39 9l3 17" stroke="var(--gold-2)" />
      <path d="M30 57V38h15v19" fill="var(--color-info-soft)" stroke="var(--color-info)" />
      <path d="M18 37h7v9h-7Z" fill="var(--color-info-soft)" stroke="var(--color-info)" />
      <path d="M34 44h7M34 49h4" stroke="var(--color-info)" />
    </svg>
  )
}
