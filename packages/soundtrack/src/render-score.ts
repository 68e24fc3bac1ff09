import { pitchToHertz } from './harmony.ts'
import { createRandom, type Random } from './random.ts'
import { applyReverb } from './reverb.ts'
import { durationSeconds, type Part, type Score } from './score.ts'
import { voices } from './voices/index.ts'
import { SAMPLE_RATE } from './voices/voice.ts'

export interface Stereo {
  readonly left: Float32Array
  readonly right: Float32Array
}

const REVERB_SECONDS = 2.2
/** Target RMS and peak level of every track, of full scale 1. */
const LOUDNESS = 0.13
const PEAK = 0.89

/** Renders one loop of a score. Tails past the end wrap around to the start, so the loop is seamless. */
export function renderScore(score: Score, seed: number): Stereo {
  const length = Math.round(durationSeconds(score) * SAMPLE_RATE)
  const sides = [0, 1].map(() => ({ dry: new Float32Array(length), sent: new Float32Array(length) }))
  for (const [index, part] of score.parts.entries()) {
    const loop = playPart(part, score.tempo, length, createRandom(seed + index))
    for (const [side, { dry, sent }] of sides.entries()) {
      const gain = part.gain * Math.cos(((side === 0 ? 1 + part.pan : 1 - part.pan) * Math.PI) / 4)
      for (let sample = 0; sample < length; sample++) {
        const value = (loop[sample] ?? 0) * gain
        dry[sample] = (dry[sample] ?? 0) + value
        sent[sample] = (sent[sample] ?? 0) + value * part.room
      }
    }
  }
  const [left, right] = sides.map(({ dry, sent }, side) => {
    const wet = applyReverb(sent, REVERB_SECONDS, side === 0 ? 0 : 1)
    return dry.map((sample, index) => sample + (wet[index] ?? 0))
  })
  return normalize({ left: left ?? new Float32Array(), right: right ?? new Float32Array() })
}

function playPart(part: Part, tempo: number, length: number, random: Random): Float32Array {
  const loop = new Float32Array(length)
  const beat = 60 / tempo
  for (const { at, length: beats, pitch, force } of part.notes) {
    const samples = voices[part.voice]({ hertz: pitchToHertz(pitch), seconds: beats * beat, force, random })
    const start = Math.round(at * beat * SAMPLE_RATE)
    for (let index = 0; index < samples.length; index++) {
      const place = (start + index) % length
      loop[place] = (loop[place] ?? 0) + (samples[index] ?? 0)
    }
  }
  return loop
}

/** Normalizes the loudness and soft-clips the peaks. */
function normalize({ left, right }: Stereo): Stereo {
  let power = 0
  for (let index = 0; index < left.length; index++)
    power += ((left[index] ?? 0) ** 2 + (right[index] ?? 0) ** 2) / 2
  const gain = LOUDNESS / Math.sqrt(power / left.length)
  const softClip = (sample: number) => PEAK * Math.tanh((sample * gain) / PEAK)
  return { left: left.map(softClip), right: right.map(softClip) }
}
