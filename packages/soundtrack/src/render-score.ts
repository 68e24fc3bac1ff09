import { hertz } from './harmony.ts'
import { createRandom, type Random } from './random.ts'
import { roomAnswer } from './room.ts'
import { type Part, type Score, secondsOf } from './score.ts'
import { voices } from './voices/index.ts'
import { SAMPLE_RATE } from './voices/voice.ts'

export interface Stereo {
  readonly left: Float32Array
  readonly right: Float32Array
}

const ROOM_SECONDS = 2.2
/** How loud every track is on average, and how far its peaks may go, of full scale 1. */
const LOUDNESS = 0.13
const PEAK = 0.89

/** The score as samples of one round. What sounds past the end is heard at the beginning: it repeats without a seam. */
export function renderScore(score: Score, seed: number): Stereo {
  const length = Math.round(secondsOf(score) * SAMPLE_RATE)
  const sides = [0, 1].map(() => ({ dry: new Float32Array(length), sent: new Float32Array(length) }))
  for (const [index, part] of score.parts.entries()) {
    const round = playPart(part, score.tempo, length, createRandom(seed + index))
    for (const [side, { dry, sent }] of sides.entries()) {
      const gain = part.gain * Math.cos(((side === 0 ? 1 + part.pan : 1 - part.pan) * Math.PI) / 4)
      for (let sample = 0; sample < length; sample++) {
        const value = (round[sample] ?? 0) * gain
        dry[sample] = (dry[sample] ?? 0) + value
        sent[sample] = (sent[sample] ?? 0) + value * part.room
      }
    }
  }
  const [left, right] = sides.map(({ dry, sent }, side) => {
    const wet = roomAnswer(sent, ROOM_SECONDS, side === 0 ? 0 : 1)
    return dry.map((sample, index) => sample + (wet[index] ?? 0))
  })
  return level({ left: left ?? new Float32Array(), right: right ?? new Float32Array() })
}

function playPart(part: Part, tempo: number, length: number, random: Random): Float32Array {
  const round = new Float32Array(length)
  const beat = 60 / tempo
  for (const { at, length: beats, pitch, force } of part.notes) {
    const samples = voices[part.voice]({ hertz: hertz(pitch), seconds: beats * beat, force, random })
    const start = Math.round(at * beat * SAMPLE_RATE)
    for (let index = 0; index < samples.length; index++) {
      const place = (start + index) % length
      round[place] = (round[place] ?? 0) + (samples[index] ?? 0)
    }
  }
  return round
}

/** As loud as every other track; peaks bend instead of breaking. */
function level({ left, right }: Stereo): Stereo {
  let power = 0
  for (let index = 0; index < left.length; index++)
    power += ((left[index] ?? 0) ** 2 + (right[index] ?? 0) ** 2) / 2
  const gain = LOUDNESS / Math.sqrt(power / left.length)
  const bend = (sample: number) => PEAK * Math.tanh((sample * gain) / PEAK)
  return { left: left.map(bend), right: right.map(bend) }
}
