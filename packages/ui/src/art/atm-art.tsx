/** Illustration of an ATM, for the deposit method. Coloured by tokens. */
export function AtmArt() {
  return (
    <svg
      viewBox="0 0 64 64"
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="2"
    >
      <rect x="9" y="7" width="46" height="50" rx="8" fill="var(--color-raised)" stroke="var(--gold-2)" />
      <rect
        x="16"
        y="14"
        width="32"
        height="16"
        rx="4"
        fill="var(--color-info-soft)"
        stroke="var(--color-info)"
      />
      <path d="M21 25c4-7 8-1 11-5s6-3 10 1" stroke="var(--color-info)" />
      <path d="M17 38h14" stroke="var(--color-text-3)" strokeWidth="3" />
      <path
        d="M38 36h.01M43 36h.01M48 36h.01M38 41h.01M43 41h.01M48 41h.01"
        stroke="var(--color-text-3)"
        strokeWidth="3"
      />
      <path d="M18 45h28v7H18Z" fill="var(--color-gold-soft)" stroke="var(--gold-2)" />
      <path d="M29 48.5h6" stroke="var(--gold-2)" />
    </svg>
  )
}
