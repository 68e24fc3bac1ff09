import { useEffectEvent, useLayoutEffect } from 'react'
import { type GameKeys, keyName } from './game-keys.ts'

/** What the keys do now; those of an absent action do nothing. Called with the name of the key. */
export type KeyActions<Keys extends GameKeys> = { readonly [Action in keyof Keys]?: (key: string) => void }

/** Acts on a game's keys, unless the player types, a sheet is open, or the focused control takes the key itself. */
export function useGameKeys<Keys extends GameKeys>(keys: Keys, actions: KeyActions<Keys>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const name = keyName(event)
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || isTaken(event, name)) return
    for (const action of Object.keys(actions) as (keyof Keys)[]) {
      if (!keys[action]?.keys.includes(name)) continue
      event.preventDefault()
      return actions[action]?.(name)
    }
  })
  // A layout effect: keys work as soon as the controls are on the screen.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

const PRESSES = ['Space', 'Enter']

/** Whether the key belongs to what has the focus: a field, a list that scrolls, a button that Space and Enter press. */
function isTaken(event: KeyboardEvent, name: string): boolean {
  if (event.defaultPrevented || document.querySelector('dialog[open]') !== null) return true
  if (!(event.target instanceof Element) || event.target === document.body) return false
  return !(event.target instanceof HTMLButtonElement) || PRESSES.includes(name)
}
