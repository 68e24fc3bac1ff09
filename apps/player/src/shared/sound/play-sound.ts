import type { SoundEngine, SoundName } from '@gamehall/ui/sound/sound-engine.ts'
import { useSettings } from '../stores/settings-store.ts'

let engine: Promise<SoundEngine | undefined> | undefined

/**
 * Loads the sound engine, which follows the sound setting. Called after the first screen is hydrated.
 * Resolves to undefined if the load fails; the next call retries.
 */
export function loadSounds(): Promise<SoundEngine | undefined> {
  engine ??= import('@gamehall/ui/sound/sound-engine.ts').then(
    ({ createSoundEngine, browserAudio }) => {
      const created = createSoundEngine(window, browserAudio, useSettings.getState().isSoundOn)
      useSettings.subscribe(({ isSoundOn }) => created.setEnabled(isSoundOn))
      return created
    },
    () => {
      engine = undefined
      return undefined
    },
  )
  return engine
}

/** Plays a UI sound, unless the player turned sound off. */
export async function playSound(name: SoundName): Promise<void> {
  const sounds = await loadSounds()
  sounds?.play(name)
}
