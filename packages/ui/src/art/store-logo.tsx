import type { ReactNode } from 'react'

export type StoreLogoKey = 'ibon' | 'family' | 'hilife' | 'ok'

type Drawing = { readonly ground: number; readonly shape: ReactNode }

/** Our own symbol for each store: a kiosk screen, a roof with a door, a basket, a cup. */
const drawings: Readonly<Record<StoreLogoKey, Drawing>> = {
  ibon: {
    ground: 2,
    shape: (
      <>
        <rect x="12" y="9" width="16" height="12" rx="2" />
        <path d="M16 21v9h8v-9M13 31h14M16 13h5M16 17h8" />
      </>
    ),
  },
  family: {
    ground: 0,
    shape: <path d="m9 19 11-9 11 9M12 17v13h16V17M17 30v-7h6v7" />,
  },
  hilife: {
    ground: 3,
    shape: <path d="M9 18h22l-3 12H12ZM14 18l4-8M26 18l-4-8M17 22v4M23 22v4" />,
  },
  ok: {
    ground: 4,
    shape: <path d="M11 16h15v8a6 6 0 0 1-6 6h-3a6 6 0 0 1-6-6ZM26 18h2a3 3 0 0 1 0 6h-2M15 8v4M20 8v4" />,
  },
}

/** A convenience store's logo on a 40×40 grid. */
export function StoreLogo({ store, size = 40 }: { store: StoreLogoKey; size?: number }) {
  const { ground, shape } = drawings[store]
  return (
    <svg
      viewBox="0 0 40 40"
      width={size}
      height={size}
      aria-hidden="true"
      fill="none"
      stroke="var(--color-on-art)"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ background: `var(--gradient-face-${ground})`, borderRadius: 'var(--radius-s)' }}
    >
      {shape}
    </svg>
  )
}
