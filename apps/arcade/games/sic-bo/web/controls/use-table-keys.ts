import { useEffect, useEffectEvent } from 'react'

/** Calls the function of a pressed key unless a button has the focus and takes it, the player types, or a dialog is open. */
export function useTableKeys(keys: Readonly<Record<string, () => void>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.target instanceof HTMLInputElement || document.querySelector('dialog[open]') !== null) return
    if (event.target instanceof HTMLButtonElement && event.key === ' ') return
    const press = keys[event.key.toLowerCase()]
    if (press === undefined) return
    event.preventDefault()
    press()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
