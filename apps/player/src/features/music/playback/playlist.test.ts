import type { Track } from '@gamehall/contract/music'
import { localStore } from '@gamehall/web-client/storage/safe-storage.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  addTrack,
  currentTrack,
  markFavorite,
  readPlaylist,
  refreshTracks,
  removeTrack,
  setPlaylist,
  usePlaylist,
} from './playlist.ts'

const trackOf = (music_id: string): Track => ({
  music_id,
  title: music_id,
  style_id: 'silk',
  style_name: '絲竹新韻',
  duration_s: 80,
  song_source_url: `/soundtrack/${music_id}.mp3`,
  is_favorite: false,
})
const tracks = ['a', 'b', 'c'].map(trackOf)
const state = () => {
  const { index, position } = usePlaylist.getState()
  return [
    usePlaylist
      .getState()
      .tracks.map(({ music_id }) => music_id)
      .join(''),
    index,
    position,
  ]
}
beforeEach(() => setPlaylist({ tracks, index: 1, mode: 'sequential', position: 12.5 }))

describe('the playlist (§3)', () => {
  it('is stored with its index, mode and position', () => {
    expect(readPlaylist(localStore.read('music'))).toEqual(usePlaylist.getState())
  })

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['another shape', '[1]'],
    ['an index out of range', JSON.stringify({ tracks, index: 3, mode: 'random', position: 0 })],
    ['an unknown mode', JSON.stringify({ tracks, index: 0, mode: 'loud', position: 0 })],
    [
      'an incomplete track',
      JSON.stringify({ tracks: [{ music_id: 'a' }], index: 0, mode: 'random', position: 0 }),
    ],
    ['a negative position', JSON.stringify({ tracks, index: 0, mode: 'random', position: -1 })],
  ])('is empty when storage holds %s', (_what, text) => {
    expect(readPlaylist(text)).toMatchObject({ tracks: [], index: 0, position: 0 })
  })

  it('adds each track once', () => {
    addTrack(trackOf('b'))
    addTrack(trackOf('d'))
    expect(state()).toEqual(['abcd', 1, 12.5])
  })

  it.each([
    ['one before the current track', 'a', ['bc', 0, 12.5]],
    ['one after the current track', 'c', ['ab', 1, 12.5]],
    ['the current track: the next takes its place', 'b', ['ac', 1, 0]],
    ['an unknown track', 'x', ['abc', 1, 12.5]],
  ])('removes %s', (_what, musicId, expected) => {
    removeTrack(musicId)
    expect(state()).toEqual(expected)
  })

  it('can be emptied', () => {
    for (const { music_id } of tracks) removeTrack(music_id)
    expect(state()).toEqual(['', 0, 0])
    expect(currentTrack(usePlaylist.getState())).toBeUndefined()
  })

  it('updates tracks from the library', () => {
    refreshTracks([{ ...trackOf('b'), title: 'Bee' }, trackOf('z')])
    expect(usePlaylist.getState().tracks.map(({ title }) => title)).toEqual(['a', 'Bee', 'c'])
  })

  it('updates favourite flags', () => {
    markFavorite('c', true)
    expect(usePlaylist.getState().tracks.map(({ is_favorite }) => is_favorite)).toEqual([false, false, true])
  })
})
