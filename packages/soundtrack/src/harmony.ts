/** Scale steps above the key note, in semitones. */
export const SCALES = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  gong: [0, 2, 4, 7, 9],
  yu: [0, 3, 5, 7, 10],
} as const
export type ScaleName = keyof typeof SCALES

/** Chord notes above the root, in semitones. */
const QUALITIES = {
  maj7: [0, 4, 7, 11],
  maj9: [0, 4, 11, 14],
  min7: [0, 3, 7, 10],
  min9: [0, 3, 10, 14],
  dom9: [0, 4, 10, 14],
  sus2: [0, 2, 7, 12],
  maj: [0, 4, 7, 12],
  min: [0, 3, 7, 12],
} as const
export type Quality = keyof typeof QUALITIES

/** A chord; its root is in semitones above the key note. */
export interface Chord {
  readonly root: number
  readonly quality: Quality
}

export const chord = (root: number, quality: Quality): Chord => ({ root, quality })

/** Converts a MIDI pitch to hertz. */
export function pitchToHertz(pitch: number): number {
  return 440 * 2 ** ((pitch - 69) / 12)
}

/** Returns the MIDI pitch of the chord's root in the octave that starts at `floor`. */
export function rootPitch(key: number, { root }: Chord, floor: number): number {
  return floor + ((((key + root - floor) % 12) + 12) % 12)
}

/** Returns the chord's MIDI pitches in close position around `around`, ascending. */
export function voicing(key: number, { root, quality }: Chord, around: number): readonly number[] {
  return QUALITIES[quality]
    .map((step) => nearestOctave(key + root + step, around))
    .toSorted((low, high) => low - high)
}

/** Moves a pitch by octaves to the one nearest to `around`. */
export function nearestOctave(pitch: number, around: number): number {
  return pitch + 12 * Math.round((around - pitch) / 12)
}

/** Returns the MIDI pitch of a scale step; steps outside the scale continue in other octaves. */
export function scalePitch(key: number, scale: ScaleName, step: number): number {
  const steps = SCALES[scale]
  const octave = Math.floor(step / steps.length)
  return key + 12 * octave + (steps[step - octave * steps.length] ?? 0)
}

/** Returns the distance of a pitch to the nearest chord note, ignoring octaves, in semitones; 0 for a chord note. */
export function distanceToChord(key: number, { root, quality }: Chord, pitch: number): number {
  return Math.min(
    ...QUALITIES[quality].map((step) => Math.abs(nearestOctave(key + root + step, pitch) - pitch)),
  )
}
