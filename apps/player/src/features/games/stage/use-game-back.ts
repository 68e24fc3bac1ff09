import { useRef } from 'react'
import { useBackGuard } from '../../../shared/navigation/use-back-guard.ts'
import type { HostMessage } from './game-messages.ts'

/**
 * A step back closes what is open in the game; else it calls `ask`. A game that has closed nothing is told once only, so that it
 * cannot keep the player. Returns what to call when the game says whether something is open in it.
 */
export function useGameBack(
  tell: (message: HostMessage) => void,
  ask: () => void,
): (isOverlayOpen: boolean) => void {
  const isOverlayOpen = useRef(false)
  useBackGuard(() => {
    if (isOverlayOpen.current) tell({ type: 'back' })
    else ask()
    isOverlayOpen.current = false
  })
  return (isOpen) => {
    isOverlayOpen.current = isOpen
  }
}
