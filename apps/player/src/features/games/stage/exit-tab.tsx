import { Icon } from '@gamehall/ui/icon.tsx'
import { logout } from '@gamehall/ui/icons/icon-set.ts'
import { type PointerEvent, useRef, useState } from 'react'
import { useText } from '../../../shared/i18n/text.ts'
import { launchText } from '../launch/launch-text.ts'
import styles from './stage.module.css'

const TAP_MOVES_LESS_THAN_PX = 8
type Place = { readonly side: 'left' | 'right'; readonly top: number }

/** The way out, always in sight: a tab at the edge that can be dragged out of the game's way. */
export function ExitTab({ onExit }: { readonly onExit: () => void }) {
  const text = useText(launchText)
  const [place, setPlace] = useState<Place>({ side: 'left', top: 14 })
  const from = useRef<{ x: number; y: number }>(undefined)
  const hasMoved = useRef(false)
  const move = (event: PointerEvent<HTMLButtonElement>) => {
    const start = from.current
    if (!start) return
    const distance = Math.hypot(event.clientX - start.x, event.clientY - start.y)
    if (!hasMoved.current && distance < TAP_MOVES_LESS_THAN_PX) return
    hasMoved.current = true
    const top = Math.min(88, Math.max(8, (event.clientY / window.innerHeight) * 100))
    setPlace({ side: event.clientX < window.innerWidth / 2 ? 'left' : 'right', top })
  }
  return (
    <button
      type="button"
      aria-label={text.exit}
      className={`${styles.exit} ${styles[place.side]}`}
      style={{ top: `${place.top}%` }}
      onPointerDown={(event) => {
        from.current = { x: event.clientX, y: event.clientY }
        hasMoved.current = false
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={move}
      onPointerUp={() => {
        from.current = undefined
      }}
      onPointerCancel={() => {
        from.current = undefined
      }}
      onClick={() => {
        if (!hasMoved.current) onExit()
        hasMoved.current = false
      }}
    >
      <Icon shape={logout} />
    </button>
  )
}
