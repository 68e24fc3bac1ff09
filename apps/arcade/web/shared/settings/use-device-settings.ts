import { useCallback, useEffect, useRef, useState } from 'react'
import type { Haptics } from '../haptics/haptics.ts'
import type { SoundEngine } from '../sound/sound-engine.ts'
import { type DeviceSettings, readDeviceSettings, storeDeviceSettings } from './device-settings.ts'

const storage = () => window.localStorage

/** The device's settings, applied to sound and vibration; a change is stored for every game. */
export function useDeviceSettings(engine: SoundEngine, haptics: Haptics) {
  const [settings, setSettings] = useState(() => readDeviceSettings(storage))
  const newest = useRef(settings)
  const { volumes, areHapticsOn } = settings
  useEffect(() => {
    engine.setVolume('effects', volumes.effects)
    engine.setVolume('music', volumes.music)
  }, [engine, volumes])
  useEffect(() => haptics.setOn(areHapticsOn), [haptics, areHapticsOn])
  return {
    settings,
    changeSettings: useCallback((change: Partial<DeviceSettings>) => {
      newest.current = { ...newest.current, ...change }
      setSettings(newest.current)
      storeDeviceSettings(newest.current, storage)
    }, []),
  }
}
