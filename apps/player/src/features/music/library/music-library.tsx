import { NoRecordsArt } from '@gamehall/ui/art/state-art.tsx'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { Chip } from '@gamehall/ui/controls/chip.tsx'
import { EmptyState } from '@gamehall/ui/feedback/empty-state.tsx'
import { SearchField } from '@gamehall/ui/forms/search-field.tsx'
import { play as playShape } from '@gamehall/ui/icons/icon-set.ts'
import { flattenPages } from '@gamehall/web-client/calls/use-infinite-call-query.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useDeferredValue, useEffect, useState } from 'react'
import styles from '../music.module.css'
import { musicText } from '../music-text.ts'
import { playFrom } from '../playback/music-player.ts'
import { refreshTracks } from '../playback/playlist.ts'
import { useMusicLibrary, useMusicStyles } from './api.ts'
import { TrackList } from './track-list.tsx'

/** The library with a style filter and a title search. */
export function MusicLibrary() {
  const text = useText(musicText)
  const [style, setStyle] = useState<string>()
  const [word, setWord] = useState('')
  const keyword = useDeferredValue(word.trim())
  const library = useMusicLibrary(style, keyword)
  const known = useMusicStyles().data?.list ?? []
  const tracks = flattenPages(library.data)
  useEffect(() => refreshTracks(flattenPages(library.data) ?? []), [library.data])
  return (
    <>
      <SearchField label={text.search} value={word} onChange={setWord} maxLength={40} />
      <fieldset aria-label={text.styles} className={styles.styles}>
        {[{ style_id: undefined, name: text.all }, ...known].map(({ style_id, name }) => (
          <Chip key={name} isChosen={style === style_id} onClick={() => setStyle(style_id)}>
            {name}
          </Chip>
        ))}
      </fieldset>
      {tracks && tracks.length > 0 ? (
        <div className={styles.all}>
          <Button variant="plain" size="s" icon={playShape} onClick={() => playFrom(tracks, 0)}>
            {text.playAll}
          </Button>
        </div>
      ) : null}
      <TrackList
        list={library}
        empty={<EmptyState art={<NoRecordsArt />} title={text.noResult} detail={text.noResultHint} />}
      />
    </>
  )
}
