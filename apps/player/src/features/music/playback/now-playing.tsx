import { IconButton } from '@gamehall/ui/buttons/icon-button.tsx'
import { Spinner } from '@gamehall/ui/feedback/spinner.tsx'
import { Icon } from '@gamehall/ui/icons/icon.tsx'
import {
  inOrder,
  music,
  pause as pauseShape,
  play as playShape,
  repeat,
  repeatOne,
  shuffle,
  skipBack,
  skipNext,
} from '@gamehall/ui/icons/icon-set.ts'
import type { IconShape } from '@gamehall/ui/icons/icon-shape.ts'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { FavoriteButton } from '../library/favorite-button.tsx'
import { TrackCover } from '../library/track-cover.tsx'
import styles from '../music.module.css'
import { musicText } from '../music-text.ts'
import { pause, play, setPlayMode, skipTrack, usePlayback } from './music-player.ts'
import { nextPlayMode, type PlayMode } from './play-order.ts'
import { currentTrack, usePlaylist } from './playlist.ts'
import { SeekBar } from './seek-bar.tsx'

const modeShapes: Readonly<Record<PlayMode, IconShape>> = {
  list_loop: repeat,
  single_loop: repeatOne,
  sequential: inOrder,
  random: shuffle,
}

/** The current track with its progress and playback controls. */
export function NowPlaying() {
  const text = useText(musicText)
  const track = usePlaylist(currentTrack)
  const { isFailed } = usePlayback()
  if (!track)
    return (
      <Card look="hero">
        <span className={styles.quiet}>
          <Icon shape={music} size="xl" />
        </span>
        <b>{text.nothing}</b>
        <span className={styles.hint}>{text.nothingHint}</span>
      </Card>
    )
  return (
    <Card look="hero">
      <TrackCover track={track} size="l" />
      <b className={styles.title}>{track.title}</b>
      <span className={styles.hint} role="status">
        {isFailed ? text.failed : track.style_name}
      </span>
      <SeekBar duration={track.duration_s} />
      <div className={styles.controls}>
        <ModeButton />
        <IconButton shape={skipBack} filled label={text.previous} onClick={() => skipTrack(-1)} />
        <PlayButton />
        <IconButton shape={skipNext} filled label={text.next} onClick={() => skipTrack(1)} />
        <FavoriteButton track={track} />
      </div>
    </Card>
  )
}

function PlayButton() {
  const text = useText(musicText)
  const { isPlaying, isWaiting } = usePlayback()
  return (
    <button
      type="button"
      className={styles.play}
      aria-label={isPlaying ? text.pause : text.play}
      onClick={() => (isPlaying ? pause() : play())}
    >
      {isWaiting ? <Spinner /> : <Icon shape={isPlaying ? pauseShape : playShape} size="l" filled />}
    </button>
  )
}

function ModeButton() {
  const text = useText(musicText)
  const mode = usePlaylist((playlist) => playlist.mode)
  return (
    <IconButton
      shape={modeShapes[mode]}
      label={text.mode(text[mode])}
      title={text[mode]}
      onClick={() => setPlayMode(nextPlayMode(mode))}
    />
  )
}
