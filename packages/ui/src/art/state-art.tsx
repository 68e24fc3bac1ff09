import type { ReactNode } from 'react'

/** The shared background of the state illustrations: a disc, a floor, two stars. Coloured by tokens. */
function Stage({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 168 128" aria-hidden="true" strokeLinecap="round" strokeLinejoin="round">
      <circle cx="84" cy="62" r="52" fill="var(--color-tint)" />
      <path d="M34 114h100" stroke="var(--color-line-strong)" strokeWidth="2" />
      <path
        d="M26 34c.7 5.5 2.3 7.1 7.8 7.8-5.5.7-7.1 2.3-7.8 7.8-.7-5.5-2.3-7.1-7.8-7.8 5.5-.7 7.1-2.3 7.8-7.8ZM146 70c.5 3.9 1.6 5 5.5 5.5-3.9.5-5 1.6-5.5 5.5-.5-3.9-1.6-5-5.5-5.5 3.9-.5 5-1.6 5.5-5.5Z"
        fill="var(--gold-2)"
      />
      {children}
    </svg>
  )
}

const line = { fill: 'none', stroke: 'var(--color-text-3)', strokeWidth: 2.4 } as const
const sheet = { fill: 'var(--color-raised)', stroke: 'var(--color-text-3)', strokeWidth: 2.4 } as const
const gold = { fill: 'none', stroke: 'var(--gold-2)', strokeWidth: 2.8 } as const
const aurora = { fill: 'none', stroke: 'var(--color-info)', strokeWidth: 2.8 } as const

/** No records: an empty receipt. */
export function NoRecordsArt() {
  return (
    <Stage>
      <path {...sheet} d="M54 22h60v92l-10-7-10 7-10-7-10 7-10-7-10 7Z" />
      <path {...line} d="M66 64h36M66 78h22" opacity=".6" />
      <path {...gold} d="m84 33 3.8 7.8 8.6 1.2-6.2 6.1 1.5 8.5L84 52.6l-7.7 4 1.5-8.5-6.2-6.1 8.6-1.2Z" />
    </Stage>
  )
}

/** No messages: an open letter with nothing in it. */
export function NoMessagesArt() {
  return (
    <Stage>
      <path {...sheet} d="M40 58 84 26l44 32v50a6 6 0 0 1-6 6H46a6 6 0 0 1-6-6Z" />
      <path {...line} d="m40 60 36 26a14 14 0 0 0 16 0l36-26M44 112l30-27M124 112 94 85" />
      <path {...aurora} d="M62 52c8-12 16-2 24-12s12-8 20 0" />
    </Stage>
  )
}

/** No games found: a lens over a blank tile. */
export function NoGamesArt() {
  return (
    <Stage>
      <rect {...sheet} x="46" y="28" width="58" height="70" rx="10" />
      <path {...line} d="M58 84h34" opacity=".6" />
      <circle cx="96" cy="66" r="24" fill="var(--color-card)" stroke="var(--gold-2)" strokeWidth="2.8" />
      <path {...gold} d="m113 84 17 18" strokeWidth="5" />
      <path {...aurora} d="M84 66c5-9 12-9 16-3s7 5 9 0" />
    </Stage>
  )
}

/** Failed to load: a coin in two halves. */
export function LoadErrorArt() {
  return (
    <Stage>
      <path {...sheet} d="M80 24a40 40 0 0 0-8 79l6-16-8-14 10-14-6-14Z" />
      <path {...sheet} d="M92 26a40 40 0 0 1 2 78l4-17-9-13 10-15-8-14Z" />
      <path {...gold} d="M58 44a32 32 0 0 0-4 36M112 48a32 32 0 0 1 2 30" />
      <path {...aurora} d="M36 20l8 10M84 6v10M132 20l-8 10" />
    </Stage>
  )
}

/** Offline: a dark northern light over a mast. */
export function OfflineArt() {
  return (
    <Stage>
      <path {...line} d="M84 58v56M70 114l14-44 14 44M75 98h18" />
      <circle cx="84" cy="52" r="6" fill="var(--gold-2)" />
      <path {...aurora} d="M66 66a22 22 0 0 1 0-29M102 66a22 22 0 0 0 0-29" opacity=".9" />
      <path {...aurora} d="M54 76a38 38 0 0 1 0-49M114 76a38 38 0 0 0 0-49" opacity=".35" />
      <path d="m56 98 56-74" stroke="var(--color-loss)" strokeWidth="4" />
    </Stage>
  )
}

/** Maintenance: a tile on a jack with a wrench. */
export function MaintenanceArt() {
  return (
    <Stage>
      <rect {...sheet} x="44" y="36" width="56" height="62" rx="10" />
      <path {...line} d="M52 114l8-16M92 114l-8-16" />
      <path
        {...gold}
        d="M120 40a15 15 0 0 0-18 19l-24 25a6.5 6.5 0 0 0 9 9l25-24a15 15 0 0 0 19-18l-9 9-8-3-3-8Z"
        fill="var(--color-card)"
      />
      <path {...aurora} d="M56 50h18M56 60h10" />
    </Stage>
  )
}

/** Not found: an empty signpost. */
export function NotFoundArt() {
  return (
    <Stage>
      <path {...line} d="M84 22v92" strokeWidth="4" />
      <path {...sheet} d="M56 32h52l12 10-12 10H56Z" />
      <path {...sheet} d="M112 60H62L50 70l12 10h50Z" />
      <path {...gold} d="M68 42h28" />
      <path {...aurora} d="M76 70h26" />
    </Stage>
  )
}
