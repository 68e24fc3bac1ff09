import type { Track } from '@gamehall/contract/music'
import { IconButton } from '@gamehall/ui/buttons/icon-button.tsx'
import { heart } from '@gamehall/ui/icons/icon-set.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { navigate } from '../../../shared/navigation/navigator.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { useIsLoggedIn } from '../../../shared/stores/session-store.ts'
import styles from '../music.module.css'
import { musicText } from '../music-text.ts'
import { useSetFavoriteMusic } from './api.ts'

/** Toggles a track as favourite. A visitor is sent to the login and returns here. */
export function FavoriteButton({ track }: { readonly track: Track }) {
  const text = useText(musicText)
  const isLoggedIn = useIsLoggedIn()
  const setFavorite = useSetFavoriteMusic()
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
