import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useGameKit } from '../../../../web/shared/shell/game-kit.ts'
import { sicBoText } from '../../text.ts'
import { sumOf } from '../bets/dice-names.ts'
import { createSicBoSounds } from '../sic-bo-sounds.ts'
import { LAST_SECONDS, type RollView } from './roll-view.ts'

/**
 * Sounds, touch and announcements of the live round; silent while another is shown again. Returns what is to be called with the
 * seconds of betting that are left.
 */
export function useRollSounds(
  view: RollView,
  isAtRest: boolean,
  isReplay: boolean,
): (secondsLeft: number) => void {
  const { engine, haptics, announce, isPaused } = useGameKit()
  const text = useText(sicBoText)
  const sounds = useMemo(() => createSicBoSounds(engine.play), [engine])
  const { phase, dice, elapsedMs, rollMs } = view
  const onPhase = useEffectEvent(() => {
    if (isReplay || isPaused) return
    if (phase === 'closed') sounds.noMoreBets()
    if (phase === 'rolling' && elapsedMs < rollMs / 4) sounds.roll(rollMs)
    if (phase === 'closed' || phase === 'rolling') sounds.music('dice')
  })
  useEffect(() => {
    if (phase !== 'waiting') onPhase()
  }, [phase])
  const onLying = useEffectEvent(() => {
    if (isReplay || dice === null || phase !== 'rolling') return
    sounds.result(sumOf(dice))
    haptics.land()
    announce(text.result(dice.join(' '), sumOf(dice)))
  })
  useEffect(() => {
    if (isAtRest) onLying()
  }, [isAtRest])
  return (secondsLeft) => {
    if (isReplay || isPaused) return
    const isLate = secondsLeft <= LAST_SECONDS
    if (isLate) sounds.tick()
    sounds.music(isLate ? 'dice' : 'market')
  }
}
