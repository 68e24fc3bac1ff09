/** Illustration of an ID document under a shield with a check mark. Coloured by tokens. */
export function IdentityArt() {
  return (
    <svg viewBox="0 0 168 128" aria-hidden="true" strokeLinecap="round" strokeLinejoin="round" fill="none">
      <circle cx="84" cy="62" r="52" fill="var(--color-tint)" />
      <path d="M34 114h100" stroke="var(--color-line-strong)" strokeWidth="2" />
      <rect
        x="32"
        y="32"
        width="92"
        height="62"
        rx="10"
        fill="var(--color-raised)"
        stroke="var(--color-text-3)"
        strokeWidth="2.4"
      />
      <circle cx="54" cy="56" r="8" stroke="var(--color-info)" strokeWidth="2.8" />
      <path d="M42 80c1-8 6-12 12-12s11 4 12 12" stroke="var(--color-info)" strokeWidth="2.8" />
      <path d="M78 50h34M78 62h24" stroke="var(--color-text-3)" strokeWidth="2.4" opacity=".6" />
      <path
        d="M118 60 138 67v14c0 13-8 21-20 26-12-5-20-13-20-26V67Z"
        fill="var(--color-card)"
        stroke="var(--gold-2)"
        strokeWidth="2.8"
      />
      <path d="m109 83 7 7 12-14" stroke="var(--gold-2)" strokeWidth="3.2" />
    </svg>
  )
}
