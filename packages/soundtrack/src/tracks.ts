import { type Chord, chord, type Quality } from './harmony.ts'
import type { StyleName } from './styles/index.ts'
import type { Plan } from './styles/style.ts'

export interface Track {
  readonly id: string
  readonly style: StyleName
  readonly title: { readonly 'zh-TW': string; readonly en: string }
  readonly seed: number
  readonly plan: Plan
}

const of = (quality: Quality) => (root: number) => chord(root, quality)
const [maj7, maj9, min7, min9, dom9] = [of('maj7'), of('maj9'), of('min7'), of('min9'), of('dom9')] as const
const [maj, min, sus] = [of('maj'), of('min'), of('sus2')] as const

/** Repeats the chords twice. */
const twice = (...chords: readonly Chord[]) => [...chords, ...chords]
/** Holds each chord for two bars. */
const held = (...chords: readonly Chord[]) => chords.flatMap((one) => [one, one])

/** The built-in music: twelve tracks in four styles. */
export const tracks: readonly Track[] = [
  {
    id: 'last-train-home',
    style: 'lounge',
    title: { 'zh-TW': '末班車', en: 'Last Train Home' },
    seed: 1101,
    plan: {
      tempo: 84,
      key: 50,
      scale: 'major',
      first: twice(min9(2), dom9(7), maj9(0), min7(9)),
      second: twice(maj7(5), min7(4), min9(2), dom9(7)),
    },
  },
  {
    id: 'velvet-hour',
    style: 'lounge',
    title: { 'zh-TW': '絲絨時刻', en: 'Velvet Hour' },
    seed: 1217,
    plan: {
      tempo: 76,
      key: 53,
      scale: 'dorian',
      first: twice(min9(0), dom9(5), min9(0), dom9(5)),
      second: [maj7(3), maj7(3), min7(2), dom9(7), maj7(3), maj7(8), min9(2), dom9(7)],
    },
  },
  {
    id: 'corner-table',
    style: 'lounge',
    title: { 'zh-TW': '靠窗的位子', en: 'Corner Table' },
    seed: 1361,
    plan: {
      tempo: 92,
      key: 55,
      scale: 'major',
      first: twice(maj9(0), min7(9), min9(2), dom9(7)),
      second: [maj7(5), min7(4), min9(9), dom9(2), maj7(5), min7(4), min9(2), dom9(7)],
    },
  },
  {
    id: 'aurora-drift',
    style: 'ambient',
    title: { 'zh-TW': '極光漂流', en: 'Aurora Drift' },
    seed: 2203,
    plan: {
      tempo: 72,
      key: 48,
      scale: 'major',
      first: held(maj9(0), maj9(5), min9(9), maj9(5)),
      second: held(min9(2), maj9(5), maj9(0), sus(7)),
    },
  },
  {
    id: 'deep-harbour',
    style: 'ambient',
    title: { 'zh-TW': '深夜港灣', en: 'Deep Harbour' },
    seed: 2311,
    plan: {
      tempo: 66,
      key: 52,
      scale: 'minor',
      first: held(min9(0), maj7(8), min9(5), maj7(3)),
      second: held(maj7(8), maj7(3), min9(0), sus(10)),
    },
  },
  {
    id: 'first-snow',
    style: 'ambient',
    title: { 'zh-TW': '合歡初雪', en: 'First Snow' },
    seed: 2417,
    plan: {
      tempo: 69,
      key: 55,
      scale: 'major',
      first: held(sus(0), maj9(5), sus(0), min9(9)),
      second: held(maj9(5), sus(7), min9(4), maj9(5)),
    },
  },
  {
    id: 'neon-river',
    style: 'night_drive',
    title: { 'zh-TW': '霓虹河', en: 'Neon River' },
    seed: 3301,
    plan: {
      tempo: 104,
      key: 57,
      scale: 'minor',
      first: held(min(0), maj(8), maj(3), maj(10)),
      second: held(maj(8), maj(10), min(0), min(7)),
    },
  },
  {
    id: 'expressway-one',
    style: 'night_drive',
    title: { 'zh-TW': '國道一號', en: 'Expressway One' },
    seed: 3413,
    plan: {
      tempo: 112,
      key: 52,
      scale: 'minor',
      first: held(min(0), maj(3), maj(10), maj(8)),
      second: held(min(5), maj(8), maj(3), maj(10)),
    },
  },
  {
    id: 'arcade-heart',
    style: 'night_drive',
    title: { 'zh-TW': '電玩少年', en: 'Arcade Heart' },
    seed: 3527,
    plan: {
      tempo: 108,
      key: 50,
      scale: 'dorian',
      first: held(min(0), maj(5), maj(10), min(0)),
      second: held(maj(3), maj(10), maj(5), min(0)),
    },
  },
  {
    id: 'dragon-gate',
    style: 'silk',
    title: { 'zh-TW': '躍龍門', en: 'Over the Dragon Gate' },
    seed: 4409,
    plan: {
      tempo: 88,
      key: 50,
      scale: 'gong',
      first: twice(maj(0), min(9), maj(7), maj(0)),
      second: twice(min(9), maj(7), min(2), maj(7)),
    },
  },
  {
    id: 'rain-on-tiles',
    style: 'silk',
    title: { 'zh-TW': '瓦上雨', en: 'Rain on Tiles' },
    seed: 4517,
    plan: {
      tempo: 78,
      key: 57,
      scale: 'yu',
      first: twice(min(0), maj(3), maj(10), min(0)),
      second: twice(maj(3), min(5), maj(10), min(0)),
    },
  },
  {
    id: 'lantern-market',
    style: 'silk',
    title: { 'zh-TW': '燈籠夜市', en: 'Lantern Market' },
    seed: 4639,
    plan: {
      tempo: 96,
      key: 53,
      scale: 'gong',
      first: twice(maj(0), maj(7), min(9), maj(7)),
      second: twice(min(2), min(9), maj(7), maj(0)),
    },
  },
]
