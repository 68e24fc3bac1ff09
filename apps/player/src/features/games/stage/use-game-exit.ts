import { useState } from 'react'
import { navigate } from '../../../shared/navigation/navigator.ts'
import type { Href } from '../../../shared/navigation/paths.ts'
import type { ExitRequest } from './exit-sheet.tsx'

/** The player’s wish to leave the game, and for which page; without one, back to where they came from. */
export function useGameExit(onLeft: () => void) {
  const [exit, setExit] = useState<{ readonly request: ExitRequest; readonly target?: Href }>()
  return {
    request: exit?.request,
    ask: () => setExit({ request: 'ask' }),
    askFor: (target: Href) => setExit({ request: 'ask', target }),
    /** Without a question. */
    leave: () => setExit({ request: 'go' }),
    stay: () => setExit(undefined),
    follow: () => (exit?.target ? navigate(exit.target) : onLeft()),
  }
}
