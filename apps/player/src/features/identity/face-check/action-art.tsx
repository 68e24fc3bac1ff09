import type { FaceAction } from '@gamehall/contract/identity'
import styles from './face.module.css'

const MOUTHS = {
  open_mouth: <ellipse cx="24" cy="33" rx="4.5" ry="5.5" className={styles.ink} />,
  smile: <path d="M16.5 30.5c2 5 13 5 15 0" />,
  turn_left: <path d="M16 32h7" />,
  turn_right: <path d="M25 32h7" />,
} satisfies Record<FaceAction, unknown>

/** Illustration of an action as in a mirror: the player’s left is on the left. */
export function ActionArt({ action }: { readonly action: FaceAction }) {
  const turn = action === 'turn_left' ? -1 : action === 'turn_right' ? 1 : 0
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={styles.action}>
      <path d="M24 5c9 0 14.5 6 14.5 16S32 43 24 43 9.5 31 9.5 21 15 5 24 5Z" />
      <g transform={`translate(${turn * 3} 0)`}>
        <circle cx="18" cy="21" r="1.6" className={styles.ink} />
        <circle cx="30" cy="21" r="1.6" className={styles.ink} />
        <path d={turn < 0 ? 'M23 21l-3 6h3' : 'M25 21l3 6h-3'} />
      </g>
      {MOUTHS[action]}
      {turn < 0 ? <path d="M8 46 3 41l5-5M3 41h10" /> : null}
      {turn > 0 ? <path d="m40 46 5-5-5-5M45 41H35" /> : null}
    </svg>
  )
}
