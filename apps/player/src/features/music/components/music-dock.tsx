import { Icon } from '@gamehall/ui/icon.tsx'
import { IconButton } from '@gamehall/ui/icon-button.tsx'
import { close, pause as pauseShape, play as playShape } from '@gamehall/ui/icons/icon-set.ts'
import { useText } from '../../../shared/i18n/text.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { href } from '../../../shared/navigation/paths.ts'
import { setMusicHeard } from '../../../shared/stores/music-heard-store.ts'
import { musicText } from '../music-text.ts'
import { pause, play, usePlayback } from '../state/music-player.ts'
import { currentTrack, usePlaylist } from '../state/playlist.ts'
import styles from './music-dock.module.css'
import { TrackCover } from './track-cover.tsx'

/** The mini player on every root page: opens the music page, pauses and closes. */
export function MusicDock() {
  const text = useText(musicText)
  const track = usePlaylist(currentTrack)
  const { isPlaying } = usePlayback()
  if (!track) return null
  const closePlayer = () => {
    pause()
    setMusicHeard(false)
  }
  return (
    <section className={styles.dock} aria-label={text.music}>
      <AppLink to={href('music')} className={styles.open} aria-label={text.open(track.title)}>
        <TrackCover track={track} size="s" />
      </AppLink>
      <button
        type="button"
        className={styles.toggle}
        aria-label={isPlaying ? text.pause : text.play}
        onClick={() => (isPlaying ? pause() : play())}
      >
        <Icon shape={isPlaying ? pauseShape : playShape} filled />
      </button>
      <IconButton shape={close} label={text.stop} onClick={closePlayer} />
    </section>
  )
}
