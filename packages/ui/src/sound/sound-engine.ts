export type SoundName = 'tap' | 'message' | 'money' | 'error'

/** A note of a sound: frequency in Hz, start and length in seconds, gain 0 to 1. */
type Note = readonly [hertz: number, at: number, seconds: number, gain: number]

const SOUNDS: Record<SoundName, { wave: OscillatorType; notes: readonly Note[] }> = {
  tap: { wave: 'sine', notes: [[660, 0, 0.05, 0.12]] },
  message: {
    wave: 'sine',
    notes: [
      [784, 0, 0.16, 0.22],
      [1174.7, 0.11, 0.26, 0.2],
    ],
  },
  money: {
    wave: 'triangle',
    notes: [
      [1046.5, 0, 0.12, 0.2],
      [1318.5, 0.07, 0.12, 0.2],
      [1568, 0.14, 0.14, 0.2],
      [2093, 0.21, 0.5, 0.24],
      [3136, 0.23, 0.4, 0.08],
    ],
  },
  error: {
    wave: 'sawtooth',
    notes: [
      [196, 0, 0.14, 0.1],
      [147, 0.12, 0.26, 0.1],
    ],
  },
}

/** Plays short UI sounds, synthesized by oscillators, so that nothing is downloaded. */
export interface SoundEngine {
  /** Silent while disabled, before the first gesture, and without browser audio. */
  play: (name: SoundName) => void
  setEnabled: (isEnabled: boolean) => void
}

/** Creates the sound engine. Calls `createContext` at the first gesture on `target`: browsers allow no audio before it. */
export function createSoundEngine(
  target: EventTarget,
  createContext: () => AudioContext | undefined,
  isEnabledAtStart = true,
): SoundEngine {
  let isEnabled = isEnabledAtStart
  let context: AudioContext | undefined
  const unlock = () => {
    target.removeEventListener('pointerdown', unlock)
    target.removeEventListener('keydown', unlock)
    context = createContext()
  }
  target.addEventListener('pointerdown', unlock)
  target.addEventListener('keydown', unlock)
  return {
    setEnabled: (next) => {
      isEnabled = next
    },
    play: (name) => {
      if (!isEnabled || context === undefined) return
      if (context.state === 'suspended') void context.resume()
      const { wave, notes } = SOUNDS[name]
      for (const note of notes) playNote(context, wave, note)
    },
  }
}

function playNote(context: AudioContext, wave: OscillatorType, [hertz, at, seconds, loudness]: Note): void {
  const startsAt = context.currentTime + at
  const endsAt = startsAt + seconds
  const oscillator = context.createOscillator()
  const gain = context.createGain()
  oscillator.type = wave
  oscillator.frequency.value = hertz
  gain.gain.setValueAtTime(0, startsAt)
  gain.gain.linearRampToValueAtTime(loudness, startsAt + 0.012)
  gain.gain.exponentialRampToValueAtTime(0.0001, endsAt)
  oscillator.connect(gain).connect(context.destination)
  oscillator.start(startsAt)
  oscillator.stop(endsAt)
}

/** A new audio context; undefined if the browser has none. */
export function browserAudio(): AudioContext | undefined {
  return typeof AudioContext === 'undefined' ? undefined : new AudioContext()
}
