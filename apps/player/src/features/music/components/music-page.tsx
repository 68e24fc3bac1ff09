import { Page, PageBody } from '@gamehall/ui/page.tsx'
import { PageHeader } from '@gamehall/ui/page-header.tsx'
import { Tabs } from '@gamehall/ui/tabs.tsx'
import { useState } from 'react'
import { useText } from '../../../shared/i18n/text.ts'
import { goBack } from '../../../shared/navigation/navigator.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { musicText } from '../music-text.ts'
import styles from './music.module.css'
import { MusicLibrary } from './music-library.tsx'
import { NowPlaying } from './now-playing.tsx'
import { FavoriteMusic, OwnPlaylist } from './own-lists.tsx'

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
            {list === 'favorites' ? <FavoriteMusic /> : null}
            {list === 'playlist' ? <OwnPlaylist /> : null}
          </div>
        </Tabs>
      </PageBody>
    </Page>
  )
}
