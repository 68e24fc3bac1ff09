import type { SoundEngine, SoundName } from '@gamehall/ui/sound.ts'
import { useSettings } from '../stores/settings-store.ts'

let engine: Promise<SoundEngine | undefined> | undefined

/**
 * Readies the house's sounds; they follow the settings' sound flag. Called once the first screen is awake.
 * Without a network there are none yet: asked again, they are brought then.
 */
export function readySounds(): Promise<SoundEngine | undefined> {
  engine ??= import('@gamehall/ui/sound.ts').then(
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

/** Plays one of the house's sounds; silent when the player turned sound off. */
export async function playSound(name: SoundName): Promise<void> {
  const sounds = await readySounds()
  sounds?.play(name)
}
