import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useGameKit } from '../../../../web/shared/shell/game-kit.ts'
import { sicBoText } from '../../text.ts'
import { sumOf } from '../bets/dice-names.ts'
import { createSicBoSounds, type SicBoSounds } from '../sic-bo-sounds.ts'
import type { RollView } from './roll-view.ts'

/** Sounds, touch and announcements of the live round; silent while another is shown again. */
export function useRollSounds(view: RollView, isAtRest: boolean, isReplay: boolean): SicBoSounds {
  const { engine, haptics, announce, isPaused } = useGameKit()
  const text = useText(sicBoText)
  const sounds = useMemo(() => createSicBoSounds(engine.play), [engine])
  const { phase, dice, elapsedMs, rollMs } = view
  const onPhase = useEffectEvent(() => {
    if (isReplay || isPaused) return
    if (phase === 'betting') sounds.open()
    if (phase === 'closed') sounds.noMoreBets()
    if (phase === 'rolling' && elapsedMs < rollMs / 4) sounds.roll(rollMs)
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
  return sounds
}
