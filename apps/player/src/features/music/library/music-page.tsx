import { Page, PageBody } from '@gamehall/ui/layout/page.tsx'
import { PageHeader } from '@gamehall/ui/layout/page-header.tsx'
import { Tabs } from '@gamehall/ui/navigation/tabs.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useState } from 'react'
import { goBack } from '../../../shared/navigation/navigator.ts'
import { href } from '../../../shared/navigation/paths.ts'
import styles from '../music.module.css'
import { musicText } from '../music-text.ts'
import { NowPlaying } from '../playback/now-playing.tsx'
import { FavoriteTracks, PlaylistTracks } from './favorites-and-playlist.tsx'
import { MusicLibrary } from './music-library.tsx'

type ListName = 'library' | 'favorites' | 'playlist'

/** `/music`: background music that keeps playing across pages (§1, §2). */
export function MusicPage() {
  const text = useText(musicText)
  const [list, setList] = useState<ListName>('library')
  const tabs = (['library', 'favorites', 'playlist'] as const).map((value) => ({ value, label: text[value] }))
  return (
    <Page hasGlow>
      <PageHeader title={text.music} onBack={() => goBack(href('mine'))} />
      <PageBody>
        <NowPlaying />
        <Tabs label={text.lists} tabs={tabs} value={list} onChange={setList}>
          <div className={styles.lists}>
            {list === 'library' ? <MusicLibrary /> : null}
            {list === 'favorites' ? <FavoriteTracks /> : null}
            {list === 'playlist' ? <PlaylistTracks /> : null}
          </div>
        </Tabs>
      </PageBody>
    </Page>
  )
}
