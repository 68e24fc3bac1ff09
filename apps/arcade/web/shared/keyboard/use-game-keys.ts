import { useEffectEvent, useLayoutEffect } from 'react'
import { isFocusPointed, trackFocus } from './focus-origin.ts'
import { type GameKeys, keyName } from './game-keys.ts'

/** What the keys do now; those of an absent action do nothing. Called with the name of the key. */
export type KeyActions<Keys extends GameKeys> = { readonly [Action in keyof Keys]?: (key: string) => void }

/** Acts on a game's keys, unless the player types, a sheet is open, or the focused control takes the key itself. */
export function useGameKeys<Keys extends GameKeys>(keys: Keys, actions: KeyActions<Keys>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const name = keyName(event)
    if (event.ctrlKey || event.metaKey || event.altKey || isTaken(event, name)) return
    keepFromButton(event, name)
    if (event.repeat) return
    for (const action of Object.keys(actions) as (keyof Keys)[]) {
      if (!keys[action]?.keys.includes(name)) continue
      event.preventDefault()
      return actions[action]?.(name)
    }
  })
  // A layout effect: keys work as soon as the controls are on the screen.
  useLayoutEffect(() => {
    trackFocus()
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    window.addEventListener('keyup', releaseKey)
    return () => {
      window.removeEventListener('keydown', listen)
      window.removeEventListener('keyup', releaseKey)
    }
  }, [])
}

/**
 * Whether the key belongs to what has the focus: a field, a list that scrolls, a button that Enter presses. Space presses the focused
 * button only for those who go from button to button by keyboard or screen reader, and expect that. After a click or a tap the focus
 * stays on the button without anybody having meant it: Space plays then, instead of raising the stake or placing a chip once more.
 */
function isTaken(event: KeyboardEvent, name: string): boolean {
  if (event.defaultPrevented || document.querySelector('dialog[open]') !== null) return true
  if (!(event.target instanceof Element) || event.target === document.body) return false
  if (!(event.target instanceof HTMLButtonElement)) return true
  return name === 'Enter' || (name === 'Space' && !isFocusPointed())
}

/** Space that belongs to the game does not press the focused button, not even when it is held, or has nothing to play now. */
function keepFromButton(event: KeyboardEvent, name: string): void {
  if (name === 'Space' && event.target instanceof HTMLButtonElement) event.preventDefault()
}

/** Some browsers press a button when Space is released, whatever became of its pressing. */
function releaseKey(event: KeyboardEvent): void {
  const name = keyName(event)
  if (!isTaken(event, name)) keepFromButton(event, name)
}
