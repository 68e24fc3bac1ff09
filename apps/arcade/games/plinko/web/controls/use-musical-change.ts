import { useEffect, useMemo } from 'react'
import { useGameKit } from '../../../../web/shared/shell/game-kit.ts'
import { createPlinkoSounds } from '../plinko-sounds.ts'

/**
 * Plays the music before the drop: a phrase once the player can change the bet, so not between the drops of autoplay, and with each
 * change. Returns `change` with that music.
 */
export function useMusicalChange<T>(isLocked: boolean, change: (next: T) => void): (next: T) => void {
  const { engine } = useGameKit()
  const { music } = useMemo(() => createPlinkoSounds(engine.play), [engine])
  useEffect(() => {
    if (!isLocked) music('box')
  }, [isLocked, music])
  return (next) => {
    music('box')
    change(next)
  }
}
