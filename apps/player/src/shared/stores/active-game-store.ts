import { useEffect } from 'react'
import { create } from 'zustand'

interface ActiveGame {
  readonly isOpen: boolean
  /** Whether the game makes sound; null until it has said so. */
  readonly hasSound: boolean | null
}

/** The game on the screen, if any; music is lowered under its sound. */
export const useActiveGame = create<ActiveGame>()(() => ({ isOpen: false, hasSound: null }))

/** Marks a game as open while the calling page is visible. */
export function useMarkGameActive(): void {
  useEffect(() => {
    useActiveGame.setState({ isOpen: true, hasSound: null })
    return () => useActiveGame.setState({ isOpen: false })
  }, [])
}
