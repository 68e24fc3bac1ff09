import { useEffect, useEffectEvent } from 'react'
import type { GameTypes, RoundOf } from '../frontend/game-types.ts'
import { toMinor } from '../money/wire-money.ts'
import { windowTimer } from '../motion/skippable-timer.ts'
import type { GameController } from '../rounds/game-controller.ts'
import { useGameKit } from '../shell/game-kit.ts'

const GAP_MS = 420

/**
 * Plays rounds while the controller's autoplay runs. `play` opens one round with the player's choices and resolves when it is over.
 * Returns `play` for the player's own press, which counts for a running autoplay as well.
 */
export function useAutoplay<T extends GameTypes>(
  game: GameController<T>,
  play: () => Promise<RoundOf<T> | null>,
  hasFeature: (round: RoundOf<T>) => boolean = () => false,
): () => Promise<void> {
  const { isPaused } = useGameKit()
  const { autoplay } = game
  const isIdle = !game.isBusy && !isPaused
  const playOne = async () => {
    const round = await play()
    game.advanceAutoplay(
      round === null
        ? null
        : {
            stakeMinor: toMinor(round.bet),
            paidMinor: toMinor(round.win),
            hasFeature: hasFeature(round),
          },
    )
  }
  const playNext = useEffectEvent(playOne)
  useEffect(() => {
    if (autoplay === null || !isIdle) return
    const timer = windowTimer.set(() => void playNext(), GAP_MS)
    return () => windowTimer.clear(timer)
  }, [autoplay, isIdle])
  return playOne
}
