import { useEffect, useEffectEvent } from 'react'
import type { BaccaratController } from '../baccarat-types.ts'
import { BACCARAT_CHIPS } from '../table/baccarat-chips.ts'
import type { Bets } from '../table/use-bets.ts'

/** The keyboard of a desktop; keys pressed in a field or on a button are theirs. */
export function useTableKeys(game: BaccaratController, bets: Bets, onSpace: () => void): void {
  const { before, chips, last } = game.draft
  const place = (spot: string) => bets.place([{ spot, chips: 1 }])
  const press = (code: string): boolean => {
    switch (code) {
      case 'Space':
        onSpace()
        return true
      case 'KeyP':
        place('player')
        return true
      case 'KeyB':
        place('banker')
        return true
      case 'KeyT':
        place('tie')
        return true
      case 'KeyU':
        if (before.length > 0 && bets.isOpen) bets.undo()
        return true
      case 'KeyC':
        if (chips.length > 0) bets.clear()
        return true
      case 'KeyR':
        if (last.length > 0) bets.repeat()
        return true
      case 'KeyD':
        if (chips.length > 0) bets.double()
        return true
      default:
        return false
    }
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isModified = event.ctrlKey || event.metaKey || event.altKey
    if (event.repeat || isModified || event.target !== document.body) return
    const chip = /^Digit([1-6])$/.exec(event.code)
    const value = chip === null ? undefined : BACCARAT_CHIPS.tones[Number(chip[1]) - 1]?.value
    if (value !== undefined) return game.setDraft((draft) => ({ ...draft, value }))
    if (press(event.code)) event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
