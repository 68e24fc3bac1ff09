import type { Track } from '@gamehall/contract/music'
import { IconButton } from '@gamehall/ui/icon-button.tsx'
import { heart } from '@gamehall/ui/icons/icon-set.ts'
import { useText } from '../../../shared/i18n/text.ts'
import { navigate } from '../../../shared/navigation/navigator.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { useIsLoggedIn } from '../../../shared/stores/session-store.ts'
import { useSetFavorite } from '../api/use-set-favorite.ts'
import { musicText } from '../music-text.ts'
import styles from './music.module.css'

/** Toggles a track as favourite. A visitor is sent to the login and returns here. */
export function FavoriteButton({ track }: { readonly track: Track }) {
  const text = useText(musicText)
  const isLoggedIn = useIsLoggedIn()
  const setFavorite = useSetFavorite()
  const isOn = setFavorite.isPending ? setFavorite.variables.is_favorite === 1 : track.is_favorite
  const change = () => {
    if (!isLoggedIn) navigate(href('login', undefined, { to: href('music') }))
    else if (!setFavorite.isPending)
      setFavorite.mutate({ music_id: track.music_id, is_favorite: isOn ? 0 : 1 })
  }
  return (
    <IconButton
      shape={heart}
      filled={isOn}
      label={text.favorite(track.title)}
      aria-pressed={isOn}
      className={isOn ? styles.loved : undefined}
      onClick={change}
    />
  )
}
