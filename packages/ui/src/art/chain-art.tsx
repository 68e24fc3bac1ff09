/** Illustration of a coin on linked blocks, for blockchain deposits. Coloured by tokens. */
export function ChainArt() {
  return (
    <svg
      viewBox="0 0 64 64"
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="2"
    >
      <path d="M14 45h8M42 45h8" stroke="var(--color-text-3)" strokeWidth="3" />
      <g fill="var(--color-raised)" stroke="var(--color-info)">
        <rect x="5" y="39" width="13" height="13" rx="4" />
        <rect x="46" y="39" width="13" height="13" rx="4" />
      </g>
      <circle cx="32" cy="30" r="21" fill="var(--color-raised)" stroke="var(--gold-2)" />
      <circle cx="32" cy="30" r="15" fill="var(--color-gold-soft)" stroke="var(--gold-2)" />
      <path d="M25 24h14M32 24v14" stroke="var(--gold-2)" strokeWidth="3" />
      <path d="M26 30c4 2.4 8 2.4 12 0" stroke="var(--color-info)" />
    </svg>
  )
}
