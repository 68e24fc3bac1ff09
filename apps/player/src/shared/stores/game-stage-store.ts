import { useEffect } from 'react'
import { create } from 'zustand'

/** Whether a game is on the screen; music pauses meanwhile. */
export const useGameStage = create<{ readonly isOpen: boolean }>()(() => ({ isOpen: false }))

/** Marks a game as open while the calling page is visible. */
export function useOnStage(): void {
  useEffect(() => {
    useGameStage.setState({ isOpen: true })
    return () => useGameStage.setState({ isOpen: false })
  }, [])
}
