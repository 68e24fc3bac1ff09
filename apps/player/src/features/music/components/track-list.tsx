import type { Track } from '@gamehall/contract/music'
import { IconButton } from '@gamehall/ui/icon-button.tsx'
import { plus } from '@gamehall/ui/icons/icon-set.ts'
import { InfiniteList } from '@gamehall/ui/infinite-list.tsx'
import { showToast } from '@gamehall/ui/toast-store.ts'
import type { ReactNode } from 'react'
import { itemsOf } from '../../../shared/api/use-call-list.ts'
import { useText } from '../../../shared/i18n/text.ts'
import type { useFavoriteMusic } from '../api/use-favorite-music.ts'
import type { useMusicLibrary } from '../api/use-music-library.ts'
import { musicText } from '../music-text.ts'
import { playFrom } from '../state/music-player.ts'
import { addTrack } from '../state/playlist.ts'
import { FavoriteButton } from './favorite-button.tsx'
import { TrackRow } from './track-row.tsx'

type TrackListProps = {
  readonly list: ReturnType<typeof useMusicLibrary> | ReturnType<typeof useFavoriteMusic>
  readonly empty: ReactNode
}

/** A paged list of tracks; tapping one plays the list from there. */
export function TrackList({ list, empty }: TrackListProps) {
  const tracks = itemsOf<Track>(list.data)
  return (
    <InfiniteList
      items={tracks}
      keyOf={({ music_id }) => music_id}
      render={(track) => (
        <TrackRow track={track} onPlay={() => playFrom(tracks ?? [], (tracks ?? []).indexOf(track))}>
          <AddButton track={track} />
          <FavoriteButton track={track} />
        </TrackRow>
      )}
      hasMore={list.hasNextPage}
      isLoadingMore={list.isFetchingNextPage}
      isFailed={list.isError}
      onLoadMore={() => (tracks ? list.fetchNextPage() : list.refetch())}
      empty={empty}
    />
  )
}

function AddButton({ track }: { readonly track: Track }) {
  const text = useText(musicText)
  const add = () => {
    addTrack(track)
    showToast(text.added, { kind: 'success' })
  }
  return <IconButton shape={plus} label={text.add(track.title)} onClick={add} />
}
