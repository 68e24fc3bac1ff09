import { lowPass, renderEnvelope, SAMPLE_RATE, sawtooth, TAU, type Voice } from './voice.ts'

/** A plucked string: Karplus-Strong synthesis (1983). */
export const pluck: Voice = ({ hertz, seconds, force, random }) => {
  const samples = new Float32Array(Math.ceil((seconds + 1.8) * SAMPLE_RATE))
  const period = SAMPLE_RATE / hertz
  const whole = Math.floor(period + 0.4)
  const line = lowPass(
    Float32Array.from({ length: whole }, () => random() * 2 - 1),
    () => 1_500 + 6_000 * force,
  )
  // The averaging filter delays by half a sample; an all-pass filter adds the remaining fractional delay.
  const rest = period + 0.5 - whole
  const tune = (1 - rest) / (1 + rest)
  const keep = 0.5 ** (1 / (hertz * Math.min(1.6, 0.35 + 180 / hertz)))
  let [place, before, heard] = [0, 0, 0]
  for (let index = 0; index < samples.length; index++) {
    const now = line[place] ?? 0
    const next = line[(place + 1) % whole] ?? 0
    const soft = keep * 0.5 * (now + next)
    heard = tune * soft + before - tune * heard
    before = soft
    line[place] = heard
    place = (place + 1) % whole
    samples[index] = now
  }
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 1e-6)
  return fadeEnd(samples.map((sample) => (sample / peak) * force))
}

/** A warm pad: detuned, low-passed sawtooths with a slow envelope. */
export const pad: Voice = ({ hertz, seconds, force }) => {
  const detune = [0.9965, 1, 1.0038]
  const samples = renderEnvelope(seconds, { attack: 0.9, decay: 4, sustain: 0.75, release: 1.6 }, (t) => {
    let sum = 0
    for (const ratio of detune) sum += sawtooth(hertz * ratio, t, 8)
    return (force * sum) / detune.length
  })
  return lowPass(samples, (t) => 500 + 900 * force + 250 * Math.sin(TAU * 0.11 * t))
}

/** A lead synth: a sawtooth with vibrato; velocity opens its filter. */
export const lead: Voice = ({ hertz, seconds, force }) => {
  const samples = renderEnvelope(seconds, { attack: 0.03, decay: 0.9, sustain: 0.65, release: 0.25 }, (t) => {
    const vibrato = Math.min(1, t / 0.5) * 0.0035 * Math.sin(TAU * 5.4 * t)
    return force * 0.8 * sawtooth(hertz, t + vibrato / TAU, 12)
  })
  return lowPass(samples, (t) => 900 + 2_600 * force * Math.exp(-t * 1.2))
}

/** A bamboo flute: harmonics, breath noise and a growing vibrato. */
export const flute: Voice = ({ hertz, seconds, force, random }) => {
  let breath = 0
  return renderEnvelope(seconds, { attack: 0.07, decay: 2, sustain: 0.8, release: 0.22 }, (t) => {
    breath += 0.18 * (random() * 2 - 1 - breath)
    const phase = TAU * hertz * t + 0.045 * hertz * 0.01 * Math.min(1, t / 0.6) * Math.sin(TAU * 5 * t)
    const tone = Math.sin(phase) + 0.28 * Math.sin(2 * phase) + 0.1 * Math.sin(3 * phase)
    return force * (0.62 * tone + 0.2 * breath * (0.4 + Math.exp(-t * 12)))
  })
}

function fadeEnd(samples: Float32Array): Float32Array {
  const length = Math.min(samples.length, SAMPLE_RATE / 4)
  for (let index = 0; index < length; index++) {
    const place = samples.length - 1 - index
    samples[place] = ((samples[place] ?? 0) * index) / length
  }
  return samples
}
