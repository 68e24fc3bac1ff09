import { NoRecordsArt } from '@gamehall/ui/art/state-art.tsx'
import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import { IconButton } from '@gamehall/ui/buttons/icon-button.tsx'
import { EmptyState } from '@gamehall/ui/feedback/empty-state.tsx'
import { close } from '@gamehall/ui/icons/icon-set.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { href } from '../../../shared/navigation/paths.ts'
import { useIsLoggedIn } from '../../../shared/stores/session-store.ts'
import styles from '../music.module.css'
import { musicText } from '../music-text.ts'
import { playFrom, removeFromPlaylist } from '../playback/music-player.ts'
import { usePlaylist } from '../playback/playlist.ts'
import { useFavoriteMusic } from './api.ts'
import { TrackList } from './track-list.tsx'
import { TrackRow } from './track-row.tsx'

/** The player's favourites; a visitor gets a login link. */
export function FavoriteTracks() {
  const text = useText(musicText)
  if (useIsLoggedIn()) return <OwnFavorites />
  return (
    <EmptyState
      art={<NoRecordsArt />}
      title={text.loginFirst}
      action={
        <AppLink to={href('login', undefined, { to: href('music') })} className={buttonClass({ size: 'm' })}>
          {text.login}
        </AppLink>
      }
    />
  )
}

function OwnFavorites() {
  const text = useText(musicText)
  return (
    <TrackList
      list={useFavoriteMusic()}
      empty={<EmptyState art={<NoRecordsArt />} title={text.noFavorites} detail={text.noFavoritesHint} />}
    />
  )
}

/** The playlist of this browser. */
export function PlaylistTracks() {
  const text = useText(musicText)
  const tracks = usePlaylist((playlist) => playlist.tracks)
  if (tracks.length === 0)
    return <EmptyState art={<NoRecordsArt />} title={text.emptyPlaylist} detail={text.emptyPlaylistHint} />
  return (
    <ul className={styles.list}>
      {tracks.map((track, index) => (
        <li key={track.music_id}>
          <TrackRow track={track} onPlay={() => playFrom(tracks, index)}>
            <IconButton
              shape={close}
              label={text.drop(track.title)}
              onClick={() => removeFromPlaylist(track.music_id)}
            />
          </TrackRow>
        </li>
      ))}
    </ul>
  )
}
