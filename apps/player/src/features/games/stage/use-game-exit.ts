import { useState } from 'react'
import { navigate } from '../../../shared/navigation/navigator.ts'
import type { Href } from '../../../shared/navigation/paths.ts'
import type { ExitRequest } from './exit-sheet.tsx'

/**
 * The player’s wish to leave the game, and for which page; without one, back to where they came from. A game that `isStopped` is
 * left without a question.
 */
export function useGameExit(onLeft: () => void) {
  const [isStopped, setStopped] = useState(false)
  const request = isStopped ? 'go' : 'ask'
  const [exit, setExit] = useState<{ readonly request: ExitRequest; readonly target?: Href }>()
  return {
    isStopped,
    setStopped,
    request: exit?.request,
    ask: () => setExit({ request }),
    askFor: (target: Href) => setExit({ request, target }),
    /** Without a question. */
    leave: () => setExit({ request: 'go' }),
    stay: () => setExit(undefined),
    follow: () => (exit?.target ? navigate(exit.target) : onLeft()),
  }
}
