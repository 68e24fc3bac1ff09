import { renderEnvelope, SAMPLE_RATE, TAU, type Voice } from './voice.ts'

/** An FM electric piano with a tine attack and tremolo. */
export const electricPiano: Voice = ({ hertz, seconds, force }) => {
  const index = 0.6 + 1.3 * force
  return renderEnvelope(seconds, { attack: 0.004, decay: 1.1, sustain: 0.12, release: 0.35 }, (t) => {
    const tine = Math.exp(-t * 9) * Math.sin(TAU * hertz * 14 * t) * 0.05 * force
    const bar = Math.sin(TAU * hertz * t + index * Math.exp(-t * 2.2) * Math.sin(TAU * hertz * t))
    return force * (bar * 0.8 + tine) * (1 + 0.12 * Math.sin(TAU * 4.6 * t))
  })
}

/** A vibraphone: fundamental and fourth partial with tremolo. */
export const vibraphone: Voice = ({ hertz, seconds, force }) =>
  renderEnvelope(seconds, { attack: 0.003, decay: 1.4, sustain: 0.05, release: 0.9 }, (t) => {
    const strike = Math.exp(-t * 16) * Math.sin(TAU * hertz * 4 * t) * 0.35
    return force * (Math.sin(TAU * hertz * t) + strike) * (1 + 0.25 * Math.sin(TAU * 5.2 * t)) * 0.7
  })

/** A glass bell: inharmonic partials with separate decays. */
export const bell: Voice = ({ hertz, seconds, force }) => {
  const partials = [
    [1, 1, 1.1],
    [2.76, 0.45, 1.9],
    [5.4, 0.2, 3.4],
    [8.93, 0.08, 6],
  ] as const
  return renderEnvelope(seconds + 1.6, { attack: 0.004, decay: 1.2, sustain: 0.02, release: 1.2 }, (t) => {
    let sum = 0
    for (const [ratio, loud, fade] of partials) {
      if (hertz * ratio < SAMPLE_RATE * 0.45)
        sum += loud * Math.exp(-t * fade) * Math.sin(TAU * hertz * ratio * t)
    }
    return force * sum * 0.6
  })
}
