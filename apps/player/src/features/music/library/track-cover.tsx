import type { Track } from '@gamehall/contract/music'
import { CoverArt, type CoverScene } from '@gamehall/ui/art/cover-art.tsx'
import styles from '../music.module.css'

const SCENES: readonly CoverScene[] = ['lounge', 'ambient', 'night_drive', 'silk']

/** A track's cover art; an unknown style gets the ambient scene. */
export function TrackCover({ track, size }: { readonly track: Track; readonly size: 's' | 'l' }) {
  const scene = SCENES.find((known) => known === track.style_id) ?? 'ambient'
  return (
    <span className={size === 's' ? styles.sleeve : styles.bigSleeve}>
      <CoverArt scene={scene} seed={track.music_id} />
    </span>
  )
}
