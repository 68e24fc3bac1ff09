import { SAMPLE_RATE } from './voices/voice.ts'

/** Delays of the comb and all-pass filters in seconds, without common multiples, so that no single echo stands out. */
const COMBS = [0.0297, 0.0371, 0.0411, 0.0437] as const
const ALL_PASSES = [0.005, 0.0017] as const
const SPREAD = 0.00073

/**
 * Applies a Schroeder reverb (1962) to a loop of one channel and returns the wet signal. The loop passes through the combs
 * twice and the second pass is kept, so that the tail of its end sounds at its start. `seconds` is the decay time (RT60).
 */
export function applyReverb(dry: Float32Array, seconds: number, side: 0 | 1): Float32Array {
  const wet = new Float32Array(dry.length)
  for (const delay of COMBS) comb(dry, wet, delay + side * SPREAD, seconds)
  return ALL_PASSES.reduce<Float32Array>((sound, delay) => allPass(sound, delay + side * SPREAD), wet)
}

function comb(dry: Float32Array, wet: Float32Array, delay: number, seconds: number): void {
  const line = new Float32Array(Math.round(delay * SAMPLE_RATE))
  const feedback = 10 ** ((-3 * delay) / seconds)
  let place = 0
  let damped = 0
  for (let pass = 0; pass < 2; pass++) {
    for (let index = 0; index < dry.length; index++) {
      const heard = line[place] ?? 0
      damped += 0.55 * (heard - damped)
      line[place] = (dry[index] ?? 0) + feedback * damped
      place = (place + 1) % line.length
      if (pass === 1) wet[index] = (wet[index] ?? 0) + heard / COMBS.length
    }
  }
}

function allPass(sound: Float32Array, delay: number): Float32Array {
  const line = new Float32Array(Math.round(delay * SAMPLE_RATE))
  const answer = new Float32Array(sound.length)
  let place = 0
  for (let pass = 0; pass < 2; pass++) {
    for (let index = 0; index < sound.length; index++) {
      const heard = line[place] ?? 0
      const into = (sound[index] ?? 0) + 0.6 * heard
      line[place] = into
      answer[index] = heard - 0.6 * into
      place = (place + 1) % line.length
    }
  }
  return answer
}
