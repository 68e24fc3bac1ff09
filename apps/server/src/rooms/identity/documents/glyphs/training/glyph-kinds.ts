import type { GlyphTypeface } from './draw-glyphs.ts'

/** Typefaces that share a shape of each letter. */
type GlyphKind = readonly GlyphTypeface[]

const usual = (...families: readonly string[]): GlyphKind =>
  families.map((family) => ({ family, weight: 400 }))
const usualAndBold = (family: string): GlyphKind => [400, 700].map((weight) => ({ family, weight }))

/** Kinds from which it is learned what tells letters apart: sans serif, Ming and Kai. */
export const LEARNED_KINDS: readonly GlyphKind[] = [
  usualAndBold('Noto Sans CJK TC'),
  usualAndBold('Noto Serif CJK TC'),
  usual('TW-Kai', 'LXGW WenKai'),
]

/** Kinds whose letters look otherwise: another Kai, heavy and light sans serif, light Ming, FangSong, rounded. */
export const ADDED_KINDS: readonly GlyphKind[] = [
  usual('AR PL KaitiM Big5', 'cwTeXKai'),
  usual('cwTeXHeiBold', 'WenQuanYi Zen Hei'),
  usual('AR PL Mingti2L Big5', 'TW-Sung'),
  usual('cwTeXFangSong'),
  usual('cwTeXYen'),
]
