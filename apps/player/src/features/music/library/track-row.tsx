import type { Track } from '@gamehall/contract/music'
import { classNames } from '@gamehall/ui/theme/class-names.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import type { ReactNode } from 'react'
import styles from '../music.module.css'
import { musicText } from '../music-text.ts'
import { pause, play, usePlayback } from '../playback/music-player.ts'
import { currentTrack, usePlaylist } from '../playback/playlist.ts'
import { formatDuration } from '../playback/seek-bar.tsx'
import { TrackCover } from './track-cover.tsx'

type TrackRowProps = {
  readonly track: Track
  readonly onPlay: () => void
  /** Action buttons of the row. */
  readonly children: ReactNode
}

/** A track in a list. The playing one shows animated bars; tapping it pauses. */
export function TrackRow({ track, onPlay, children }: TrackRowProps) {
  const text = useText(musicText)
  const isCurrent = usePlaylist((playlist) => currentTrack(playlist)?.music_id === track.music_id)
  const isPlaying = usePlayback((playback) => playback.isPlaying) && isCurrent
  const tap = () => {
    if (isPlaying) pause()
    else if (isCurrent) play()
    else onPlay()
  }
  return (
    <div className={classNames(styles.row, isCurrent && styles.current)}>
      <button type="button" className={styles.track} onClick={tap}>
        <span className="sr-only">{isPlaying ? text.pause : text.play}</span>
        <TrackCover track={track} size="s" />
        {isPlaying ? (
          <span className={styles.bars} aria-hidden>
            <i />
            <i />
            <i />
          </span>
        ) : null}
        <span className={styles.words}>
          <b className={styles.name}>{track.title}</b>
          <span className={styles.hint}>
            {track.style_name}・{formatDuration(track.duration_s)}
          </span>
        </span>
      </button>
      {children}
    </div>
  )
}
