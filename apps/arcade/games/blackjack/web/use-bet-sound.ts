import { useMemo } from 'react'
import { useGameKit } from '../../../web/shared/shell/game-kit.ts'
import { createBlackjackSounds } from './blackjack-sounds.ts'

/** Returns the sound of a change of the bets, with the music while they are placed. */
export function useBetSound(): () => void {
  const { sounds, engine } = useGameKit()
  const { music } = useMemo(() => createBlackjackSounds(engine.play), [engine])
  return () => {
    sounds.bet()
    music('lounge')
  }
}
