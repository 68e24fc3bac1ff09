import { useEffect, useState } from 'react'
import type { SoundEngine } from './sound-engine.ts'

const KEY = 'gamehall.arcade.sound'

function readFlag(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true
  }
}

function keepFlag(isOn: boolean) {
  try {
    localStorage.setItem(KEY, isOn ? 'on' : 'off')
  } catch {
    return
  }
}

/** The sound switch: remembered, closed for this visit when the hall launched the game in silence. */
export function useSoundFlag(engine: SoundEngine, isLaunchedWithSound: boolean) {
  const [isOn, setIsOn] = useState(() => isLaunchedWithSound && readFlag())
  useEffect(() => engine.setOn(isOn), [engine, isOn])
  useEffect(() => {
    const unlock = () => engine.unlock()
    window.addEventListener('pointerdown', unlock)
    window.addEventListener('keydown', unlock)
    return () => {
      window.removeEventListener('pointerdown', unlock)
      window.removeEventListener('keydown', unlock)
    }
  }, [engine])
  return {
    isOn,
    /** The player's own choice: kept for next time. */
    choose(next: boolean) {
      keepFlag(next)
      setIsOn(next)
      engine.setOn(next)
      engine.unlock()
    },
    /** The hall's word for this visit. */
    follow: setIsOn,
  }
}
