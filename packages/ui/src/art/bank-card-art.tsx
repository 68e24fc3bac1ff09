/** Illustration of a bank card, for the empty state. Coloured by tokens. */
export function BankCardArt() {
  return (
    <svg
      viewBox="0 0 160 120"
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="2"
    >
      <circle cx="80" cy="60" r="52" fill="var(--color-tint)" />
      <path d="M54 50 80 30l26 20Z" fill="var(--color-raised)" stroke="var(--color-text-3)" />
      <path d="M62 50v14M74 50v14M86 50v14M98 50v14" stroke="var(--color-text-3)" />
      <rect
        x="36"
        y="58"
        width="88"
        height="46"
        rx="8"
        fill="var(--color-gold-soft)"
        stroke="var(--gold-2)"
      />
      <path d="M36 70h88" stroke="var(--gold-2)" strokeWidth="5" />
      <rect x="46" y="80" width="14" height="11" rx="2" fill="var(--color-raised)" stroke="var(--gold-2)" />
      <path d="M70 86h12M88 86h12M106 86h8M70 95h22" stroke="var(--color-text-3)" />
      <path d="M24 34v10M19 39h10M136 22v8M132 26h8" stroke="var(--color-info)" />
    </svg>
  )
}
