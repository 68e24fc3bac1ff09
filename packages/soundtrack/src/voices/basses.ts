import { lowPass, renderEnvelope, sawtooth, TAU, type Voice } from './voice.ts'

/** An upright bass with a plucked attack. */
export const uprightBass: Voice = ({ hertz, seconds, force }) =>
  renderEnvelope(seconds, { attack: 0.008, decay: 0.7, sustain: 0.2, release: 0.12 }, (t) => {
    const attack = Math.exp(-t * 28) * Math.sin(TAU * hertz * 3 * t) * 0.3
    return (
      force *
      (Math.sin(TAU * hertz * t) + 0.35 * Math.sin(TAU * 2 * hertz * t) * Math.exp(-t * 3) + attack) *
      0.8
    )
  })

/** A synth bass: a low-passed sawtooth with a fast filter decay, plus a sub sine. */
export const sawBass: Voice = ({ hertz, seconds, force }) => {
  const samples = renderEnvelope(seconds, { attack: 0.004, decay: 0.5, sustain: 0.5, release: 0.06 }, (t) =>
    sawtooth(hertz, t, 16),
  )
  lowPass(samples, (t) => 160 + 1_500 * force * Math.exp(-t * 11))
  const sub = renderEnvelope(seconds, { attack: 0.006, decay: 1, sustain: 0.8, release: 0.06 }, (t) =>
    Math.sin(TAU * hertz * t),
  )
  return samples.map((sample, index) => force * (sample * 0.9 + (sub[index] ?? 0) * 0.6))
}

/** A slow, low drone. */
export const drone: Voice = ({ hertz, seconds, force }) =>
  renderEnvelope(seconds, { attack: 1.6, decay: 6, sustain: 0.8, release: 2.2 }, (t) => {
    const slow = 1 + 0.2 * Math.sin(TAU * 0.13 * t)
    return force * slow * (Math.sin(TAU * hertz * t) + 0.22 * Math.sin(TAU * hertz * 2.003 * t))
  })
