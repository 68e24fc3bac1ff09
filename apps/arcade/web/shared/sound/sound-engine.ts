/** A synthesized note. Times are seconds from the start of playback. */
export interface Note {
  readonly wave: OscillatorType
  readonly hz: number
  /** Final pitch of a glide. */
  readonly toHz?: number
  readonly at?: number
  readonly lasts: number
  readonly gain: number
  /** Seconds to full volume; the note fades afterwards. */
  readonly attack?: number
}

/** A burst of filtered noise. */
export interface Burst {
  readonly filter: BiquadFilterType
  readonly hz: number
  readonly toHz?: number
  readonly q?: number
  readonly at?: number
  readonly lasts: number
  readonly gain: number
  readonly attack?: number
}

/** What the player sets the volume of: effects, and the music that accompanies a round. */
export type SoundChannel = 'effects' | 'music'

export interface SoundEngine {
  play(notes: readonly Note[], bursts?: readonly Burst[], channel?: SoundChannel): void
  setOn(isOn: boolean): void
  /** The volume of a channel, from 0 to 1. */
  setVolume(channel: SoundChannel, volume: number): void
  /** Lowers the music for so many seconds, so that what sounds over it is heard, and brings it back. */
  duckMusic(seconds: number): void
  /** Starts audio; call it from a user gesture, which browsers require. */
  unlock(): void
  /** Continues audio that the browser suspended, or that a phone call interrupted (iOS), once it was started. */
  resume(): void
}

const MASTER_GAIN = 0.5
/** The share of its volume that ducked music keeps, and the seconds in which it mostly falls and comes back. */
const DUCKED_SHARE = 0.3
const DUCK_FALL_S = 0.04
const DUCK_RISE_S = 0.4

/** Creates the sound synthesizer. Its audio context is created at the first gesture, and never without Web Audio. */
export function createSoundEngine(): SoundEngine {
  let context: AudioContext | null = null
  let master: GainNode | null = null
  let noise: AudioBuffer | null = null
  let isOn = true
  const volumes: Record<SoundChannel, number> = { effects: 1, music: 1 }
  const outputs = new Map<SoundChannel, GainNode>()
  const music = createMusicVolume(() => outputs.get('music')?.gain)

  function open() {
    if (context !== null || typeof AudioContext === 'undefined') return
    context = new AudioContext()
    const limiter = context.createDynamicsCompressor()
    limiter.threshold.value = -14
    limiter.ratio.value = 8
    master = context.createGain()
    master.gain.value = isOn ? MASTER_GAIN : 0
    master.connect(limiter).connect(context.destination)
    for (const channel of ['effects', 'music'] as const) {
      const output = context.createGain()
      output.gain.value = volumes[channel]
      output.connect(master)
      outputs.set(channel, output)
    }
    noise = makeNoise(context)
  }

  const resume = () => {
    if (isOn && context !== null && context.state !== 'running') context.resume().catch(() => {})
  }

  return {
    resume,
    setOn(next) {
      isOn = next
      if (context !== null) master?.gain.setTargetAtTime(next ? MASTER_GAIN : 0, context.currentTime, 0.02)
    },
    setVolume(channel, volume) {
      volumes[channel] = volume
      if (context === null) return
      if (channel === 'music') music.set(volume, context.currentTime)
      else outputs.get(channel)?.gain.setTargetAtTime(volume, context.currentTime, 0.02)
    },
    duckMusic(seconds) {
      if (isOn && context !== null) music.duck(seconds, volumes.music, context.currentTime)
    },
    unlock() {
      if (!isOn) return
      open()
      resume()
    },
    play(notes, bursts = [], channel = 'effects') {
      const output = outputs.get(channel)
      if (!isOn || context === null || output === undefined || context.state !== 'running') return
      for (const note of notes) playNote(context, output, note)
      for (const burst of bursts) if (noise !== null) playBurst(context, output, noise, burst)
    },
  }
}

/** Sets the music's volume, and lowers it for a while. Times are the audio context's seconds. */
function createMusicVolume(gain: () => AudioParam | undefined) {
  let duckedUntil = 0
  const apply = (volume: number, now: number, fallS: number) => {
    const param = gain()
    param?.cancelScheduledValues(now)
    if (duckedUntil <= now) return void param?.setTargetAtTime(volume, now, fallS)
    param?.setTargetAtTime(volume * DUCKED_SHARE, now, fallS)
    param?.setTargetAtTime(volume, duckedUntil, DUCK_RISE_S)
  }
  return {
    set: (volume: number, now: number) => apply(volume, now, 0.02),
    duck(seconds: number, volume: number, now: number) {
      duckedUntil = Math.max(duckedUntil, now + seconds)
      apply(volume, now, DUCK_FALL_S)
    },
  }
}

function makeNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1
  return buffer
}

function envelope(context: AudioContext, part: Note | Burst, start: number): GainNode {
  const node = context.createGain()
  const attack = part.attack ?? 0.005
  node.gain.setValueAtTime(0, start)
  node.gain.linearRampToValueAtTime(part.gain, start + attack)
  node.gain.exponentialRampToValueAtTime(0.0001, start + Math.max(attack + 0.01, part.lasts))
  return node
}

function playNote(context: AudioContext, output: AudioNode, note: Note) {
  const start = context.currentTime + (note.at ?? 0)
  const oscillator = context.createOscillator()
  oscillator.type = note.wave
  oscillator.frequency.setValueAtTime(note.hz, start)
  if (note.toHz !== undefined)
    oscillator.frequency.exponentialRampToValueAtTime(note.toHz, start + note.lasts)
  oscillator.connect(envelope(context, note, start)).connect(output)
  oscillator.start(start)
  oscillator.stop(start + note.lasts + 0.05)
}

function playBurst(context: AudioContext, output: AudioNode, noise: AudioBuffer, burst: Burst) {
  const start = context.currentTime + (burst.at ?? 0)
  const source = context.createBufferSource()
  source.buffer = noise
  source.loop = true
  const filter = context.createBiquadFilter()
  filter.type = burst.filter
  filter.Q.value = burst.q ?? 1
  filter.frequency.setValueAtTime(burst.hz, start)
  if (burst.toHz !== undefined) filter.frequency.exponentialRampToValueAtTime(burst.toHz, start + burst.lasts)
  source
    .connect(filter)
    .connect(envelope(context, burst, start))
    .connect(output)
  source.start(start, Math.random() * 0.5)
  source.stop(start + burst.lasts + 0.05)
}
