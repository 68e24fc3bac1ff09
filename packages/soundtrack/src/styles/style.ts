import { type Chord, type ScaleName, voicing } from '../harmony.ts'
import type { Random } from '../random.ts'
import { BEATS_A_BAR, type Note, type Part, type Score } from '../score.ts'

/** What makes a piece of a style this one: everything else its style and its seed decide. */
export interface Plan {
  readonly tempo: number
  /** The key note as a MIDI number between 48 and 59. */
  readonly key: number
  readonly scale: ScaleName
  /** Two progressions of eight bars each, one chord a bar; the second is the contrast. */
  readonly first: readonly Chord[]
  readonly second: readonly Chord[]
}

export type Style = (plan: Plan, random: Random) => Score

/** A stretch of the piece: its chords, and which layers play in it. */
export interface Section {
  readonly chords: readonly Chord[]
  readonly layers: readonly string[]
}

/** What a layer plays over a section that begins at beat 0. */
export type Layer = (section: Section, index: number) => readonly Note[]

export interface LayerPart extends Omit<Part, 'notes'> {
  readonly name: string
  readonly play: Layer
}

/** Puts sections one after another, each layer only where the section names it. */
export function arrange(tempo: number, sections: readonly Section[], layers: readonly LayerPart[]): Score {
  const starts = sections.map((_, index) => beatsOf(sections.slice(0, index)))
  const parts = layers.map(({ name, play, ...part }) => ({
    ...part,
    notes: sections.flatMap((section, index) =>
      section.layers.includes(name) ? later(play(section, index), starts[index] ?? 0) : [],
    ),
  }))
  return { tempo, beats: beatsOf(sections), parts }
}

function beatsOf(sections: readonly Section[]): number {
  return sections.reduce((beats, { chords }) => beats + chords.length * BEATS_A_BAR, 0)
}

const later = (notes: readonly Note[], beats: number) =>
  notes.map((note) => ({ ...note, at: note.at + beats }))

/** A pattern of one bar, given as [beat, length, pitch, force], over every bar of a section. */
export function everyBar(
  { chords }: Section,
  bar: (chord: Chord, index: number) => readonly (readonly [number, number, number, number])[],
): readonly Note[] {
  return chords.flatMap((chord, index) =>
    bar(chord, index).map(([at, length, pitch, force]) => ({
      at: index * BEATS_A_BAR + at,
      length,
      pitch,
      force,
    })),
  )
}

/** Eighths between the beats come late, as a third of the beat would. */
export function swing(notes: readonly Note[], amount = 0.16): readonly Note[] {
  return notes.map((note) =>
    Math.abs((note.at % 1) - 0.5) < 0.01 ? { ...note, at: note.at + amount } : note,
  )
}

/** A pad that holds each bar's chord near a pitch. */
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
