import { useEffect, useEffectEvent } from 'react'

/** Calls the function of a pressed key (`event.key` in lower case) unless the player types or a dialog is open. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.target instanceof HTMLInputElement || document.querySelector('dialog[open]') !== null) return
    const press = keys[event.key.toLowerCase()]
    if (press === undefined) return
    const isButton = event.target instanceof HTMLButtonElement
    if (isButton && (event.key === ' ' || event.key === 'Enter')) return
    event.preventDefault()
    press()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
