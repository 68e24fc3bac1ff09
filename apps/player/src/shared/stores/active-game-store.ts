import { useEffect } from 'react'
import { create } from 'zustand'

/** Whether a game is on the screen; music pauses meanwhile. */
export const useActiveGame = create<{ readonly isOpen: boolean }>()(() => ({ isOpen: false }))

/** Marks a game as open while the calling page is visible. */
export function useMarkGameActive(): void {
  useEffect(() => {
    useActiveGame.setState({ isOpen: true })
    return () => useActiveGame.setState({ isOpen: false })
  }, [])
}
