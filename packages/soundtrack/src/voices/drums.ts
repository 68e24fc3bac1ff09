import { highPass, lowPass, renderEnvelope, TAU, type Voice } from './voice.ts'

const noise = (seconds: number, fade: number, random: () => number): Float32Array =>
  renderEnvelope(seconds, { attack: 0.001, decay: fade, sustain: 0, release: 0.03 }, () => random() * 2 - 1)

export const kick: Voice = ({ force }) => {
  let phase = 0
  return renderEnvelope(0.32, { attack: 0.001, decay: 0.11, sustain: 0, release: 0.05 }, (t) => {
    phase += (TAU * (47 + 120 * Math.exp(-t * 42))) / 32_000
    return force * 1.1 * Math.sin(phase)
  })
}

export const snare: Voice = ({ force, random }) => {
  const body = renderEnvelope(0.18, { attack: 0.001, decay: 0.07, sustain: 0, release: 0.04 }, (t) =>
    Math.sin(TAU * (185 + 60 * Math.exp(-t * 50)) * t),
  )
  const wires = highPass(noise(0.22, 0.09, random), 1_400)
  return wires.map((sample, index) => force * (sample * 0.75 + (body[index] ?? 0) * 0.45))
}

export const hat: Voice = ({ force, random, seconds }) =>
  highPass(noise(Math.min(0.3, seconds), seconds > 0.3 ? 0.14 : 0.035, random), 6_500).map(
    (sample) => sample * force * 0.8,
  )

/** A brush sweep on a snare drum. */
export const brush: Voice = ({ force, random }) => {
  const sweep = renderEnvelope(
    0.3,
    { attack: 0.06, decay: 0.14, sustain: 0, release: 0.08 },
    () => random() * 2 - 1,
  )
  return highPass(
    lowPass(sweep, () => 5_200),
    900,
  ).map((sample) => sample * force * 1.3)
}

/** A pitched hand drum. */
export const handDrum: Voice = ({ hertz, force, random }) => {
  const slap = lowPass(noise(0.05, 0.012, random), () => 2_600)
  const skin = renderEnvelope(0.5, { attack: 0.002, decay: 0.16, sustain: 0, release: 0.1 }, (t) =>
    Math.sin(TAU * hertz * (1 + 0.25 * Math.exp(-t * 26)) * t),
  )
  return skin.map((sample, index) => force * (sample * 0.9 + (slap[index] ?? 0) * 0.5))
}
