import { useEffect, useEffectEvent, useRef } from 'react'
import { href } from '../../../shared/navigation/paths.ts'

const isTrap = () => history.state?.isGameTrap === true
const isHere = () => location.hash.startsWith(`#${href('startGame')}`)
const setTrap = () => history.pushState({ ...history.state, isGameTrap: true }, '')

/**
 * §2: back is disabled in a game. A second history entry of the same page takes the step back, tells, and is put in place
 * again. Returns the way to really leave: it takes the entry away first.
 */
export function useBackTrap(onBack: () => void): (leave: () => void) => void {
  const isLeaving = useRef(false)
  const tell = useEffectEvent(onBack)
  useEffect(() => {
    if (!isTrap()) setTrap()
    const onPop = () => {
      if (isLeaving.current || isTrap() || !isHere()) return
      setTrap()
      tell()
    }
    addEventListener('popstate', onPop)
    return () => removeEventListener('popstate', onPop)
  }, [])
  return (leave) => {
    if (isLeaving.current) return
    isLeaving.current = true
    if (!isTrap()) return leave()
    addEventListener('popstate', () => leave(), { once: true })
    history.back()
  }
}
