import { IconButton } from '@gamehall/ui/buttons/icon-button.tsx'
import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { close, pause as pauseShape, play as playShape } from '@gamehall/ui/icons/icon-set.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { href } from '../../../shared/navigation/paths.ts'
import { setMusicDockShown } from '../../../shared/stores/music-dock-store.ts'
import { TrackCover } from '../library/track-cover.tsx'
import { musicText } from '../music-text.ts'
import styles from './mini-player.module.css'
import { pause, play, usePlayback } from './music-player.ts'
import { currentTrack, usePlaylist } from './playlist.ts'

/** The mini player on every root page: opens the music page, pauses and closes. */
export function MiniPlayer() {
  const text = useText(musicText)
  const track = usePlaylist(currentTrack)
  const { isPlaying } = usePlayback()
  if (!track) return null
  const closePlayer = () => {
    pause()
    setMusicDockShown(false)
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
