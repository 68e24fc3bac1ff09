import { useEffect } from 'react'
import { create } from 'zustand'

/** Whether a game is on the screen: what else sounds steps back then. */
export const useGameStage = create<{ readonly isOpen: boolean }>()(() => ({ isOpen: false }))

/** For the game's page: it is on the screen as long as it is shown. */
export function useOnStage(): void {
  useEffect(() => {
    useGameStage.setState({ isOpen: true })
    return () => useGameStage.setState({ isOpen: false })
  }, [])
}
