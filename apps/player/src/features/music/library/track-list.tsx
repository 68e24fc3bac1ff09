import type { Track } from '@gamehall/contract/music'
import { IconButton } from '@gamehall/ui/buttons/icon-button.tsx'
import { InfiniteList } from '@gamehall/ui/data-display/infinite-list.tsx'
import { showToast } from '@gamehall/ui/feedback/toast-store.ts'
import { plus } from '@gamehall/ui/icons/icon-set.ts'
import { flattenPages } from '@gamehall/web-client/calls/use-infinite-call-query.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import type { ReactNode } from 'react'
import { musicText } from '../music-text.ts'
import { playFrom } from '../playback/music-player.ts'
import { addTrack } from '../playback/playlist.ts'
import type { useFavoriteMusic, useMusicLibrary } from './api.ts'
import { FavoriteButton } from './favorite-button.tsx'
import { TrackRow } from './track-row.tsx'

type TrackListProps = {
  readonly list: ReturnType<typeof useMusicLibrary> | ReturnType<typeof useFavoriteMusic>
  readonly empty: ReactNode
}

/** A paged list of tracks; tapping one plays the list from there. */
export function TrackList({ list, empty }: TrackListProps) {
  const tracks = flattenPages<Track>(list.data)
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
