import { type Chord, type ScaleName, voicing } from '../harmony.ts'
import type { Random } from '../random.ts'
import { BEATS_PER_BAR, type Note, type Part, type Score } from '../score.ts'

/** The composition parameters of a track; its style and seed decide everything else. */
export interface Plan {
  readonly tempo: number
  /** The key note as a MIDI number between 48 and 59. */
  readonly key: number
  readonly scale: ScaleName
  /** Two progressions of eight bars, one chord per bar; the second contrasts with the first. */
  readonly first: readonly Chord[]
  readonly second: readonly Chord[]
}

export type Style = (plan: Plan, random: Random) => Score

/** A section of the score: its chords and the layers that play in it. */
export interface Section {
  readonly chords: readonly Chord[]
  readonly layers: readonly string[]
}

/** Returns the notes of a layer over a section that starts at beat 0. */
export type Layer = (section: Section, index: number) => readonly Note[]

export interface LayerPart extends Omit<Part, 'notes'> {
  readonly name: string
  readonly play: Layer
}

/** Concatenates sections to a score; a layer plays only in the sections that name it. */
export function arrange(tempo: number, sections: readonly Section[], layers: readonly LayerPart[]): Score {
  const starts = sections.map((_, index) => beatsOf(sections.slice(0, index)))
  const parts = layers.map(({ name, play, ...part }) => ({
    ...part,
    notes: sections.flatMap((section, index) =>
      section.layers.includes(name) ? shift(play(section, index), starts[index] ?? 0) : [],
    ),
  }))
  return { tempo, beats: beatsOf(sections), parts }
}

function beatsOf(sections: readonly Section[]): number {
  return sections.reduce((beats, { chords }) => beats + chords.length * BEATS_PER_BAR, 0)
}

const shift = (notes: readonly Note[], beats: number) =>
  notes.map((note) => ({ ...note, at: note.at + beats }))

/** Repeats a one-bar pattern of [beat, length, pitch, force] over every bar of a section. */
export function everyBar(
  { chords }: Section,
  bar: (chord: Chord, index: number) => readonly (readonly [number, number, number, number])[],
): readonly Note[] {
  return chords.flatMap((chord, index) =>
    bar(chord, index).map(([at, length, pitch, force]) => ({
      at: index * BEATS_PER_BAR + at,
      length,
      pitch,
      force,
    })),
  )
}

/** Delays off-beat eighths by `amount` beats, for a swing feel. */
export function swing(notes: readonly Note[], amount = 0.16): readonly Note[] {
  return notes.map((note) =>
    Math.abs((note.at % 1) - 0.5) < 0.01 ? { ...note, at: note.at + amount } : note,
  )
}

/** Creates a pad layer that holds each bar's chord around a pitch. */
export function padLayer(
  key: number,
  around: number,
  sound: Pick<LayerPart, 'gain' | 'room'>,
  force: number,
): LayerPart {
  return {
    name: 'pad',
    voice: 'pad',
    pan: 0,
    ...sound,
    play: (section) =>
      everyBar(section, (chord) =>
        voicing(key, chord, around).map((pitch) => [0, 3.9, pitch, force] as const),
      ),
  }
}
