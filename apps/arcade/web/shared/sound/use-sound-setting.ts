import { useEffect, useState } from 'react'
import type { SoundEngine } from './sound-engine.ts'

const KEY = 'gamehall.arcade.sound'

function readSetting(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true
  }
}

function storeSetting(isOn: boolean) {
  try {
    localStorage.setItem(KEY, isOn ? 'on' : 'off')
  } catch {
    return
  }
}

/** The sound setting: stored, and off for this session when the game was launched with `sound=0`. */
export function useSoundSetting(engine: SoundEngine, isLaunchedWithSound: boolean) {
  const [isOn, setIsOn] = useState(() => isLaunchedWithSound && readSetting())
  useEffect(() => engine.setOn(isOn), [engine, isOn])
  useEffect(() => {
    const unlock = () => engine.unlock()
    window.addEventListener('pointerdown', unlock)
    window.addEventListener('keydown', unlock)
    const resume = () => document.visibilityState === 'visible' && engine.resume()
    document.addEventListener('visibilitychange', resume)
    return () => {
      document.removeEventListener('visibilitychange', resume)
      window.removeEventListener('pointerdown', unlock)
      window.removeEventListener('keydown', unlock)
    }
  }, [engine])
  return {
    isOn,
    /** Applies and stores the player's choice. */
    choose(next: boolean) {
      storeSetting(next)
      setIsOn(next)
      engine.setOn(next)
      engine.unlock()
    },
    /** Applies the parent page's setting for this session. */
    follow: setIsOn,
  }
}
