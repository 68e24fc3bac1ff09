import type { Track } from '@gamehall/contract/music'
import { localStore } from '@gamehall/web-client/storage/safe-storage.ts'
import { create } from 'zustand'
import { PLAY_MODES, type PlayMode } from './play-order.ts'

const KEY = 'music'
const MAX_TRACKS = 200

/** §3 music: the playlist, its current track, play mode and position. */
export type Playlist = {
  readonly tracks: readonly Track[]
  readonly index: number
  readonly mode: PlayMode
  /** Playback position in seconds. */
  readonly position: number
}

const EMPTY: Playlist = { tracks: [], index: 0, mode: 'list_loop', position: 0 }

/** Parses a stored playlist. Returns an empty one for anything invalid. */
export function readPlaylist(text: string | null): Playlist {
  const value = parseJson(text ?? 'null')
  return isPlaylist(value) ? value : EMPTY
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isPlaylist(value: unknown): value is Playlist {
  if (!isRecord(value)) return false
  const { tracks, index, mode, position } = value
  return (
    Array.isArray(tracks) &&
    tracks.length <= MAX_TRACKS &&
    tracks.every(isTrack) &&
    Number.isInteger(index) &&
    Number(index) >= 0 &&
    Number(index) < Math.max(1, tracks.length) &&
    PLAY_MODES.some((known) => known === mode) &&
    typeof position === 'number' &&
    position >= 0
  )
}

const STRING_FIELDS = ['music_id', 'title', 'style_id', 'style_name', 'song_source_url'] as const

function isTrack(value: unknown): value is Track {
  return (
    isRecord(value) &&
    STRING_FIELDS.every((field) => typeof value[field] === 'string') &&
    typeof value.duration_s === 'number' &&
    typeof value.is_favorite === 'boolean'
  )
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

export const usePlaylist = create<Playlist>()(() => readPlaylist(localStore.read(KEY)))

/** Updates the playlist and stores it in this browser. */
export function setPlaylist(change: Partial<Playlist>): void {
  usePlaylist.setState(change)
  localStore.write(KEY, JSON.stringify(usePlaylist.getState()))
}

export function currentTrack({ tracks, index }: Playlist): Track | undefined {
  return tracks[index]
}

/** Appends a track unless it is in the playlist or the playlist is full. */
export function addTrack(added: Track): void {
  const { tracks } = usePlaylist.getState()
  if (tracks.some(({ music_id }) => music_id === added.music_id) || tracks.length >= MAX_TRACKS) return
  setPlaylist({ tracks: [...tracks, added] })
}

/** Removes a track. If it was the current one, the next becomes current at position 0. */
export function removeTrack(musicId: string): void {
  const { tracks, index, position } = usePlaylist.getState()
  const at = tracks.findIndex(({ music_id }) => music_id === musicId)
  if (at < 0) return
  const rest = tracks.filter((_, place) => place !== at)
  const next = at < index ? index - 1 : Math.min(index, Math.max(0, rest.length - 1))
  setPlaylist({ tracks: rest, index: next, position: at === index ? 0 : position })
}

/** Updates the playlist's tracks from the library, for example titles after a language change. */
export function refreshTracks(fresh: readonly Track[]): void {
  const { tracks } = usePlaylist.getState()
  const byId = new Map(fresh.map((each) => [each.music_id, each]))
  if (tracks.some(({ music_id }) => byId.has(music_id)))
    setPlaylist({ tracks: tracks.map((each) => byId.get(each.music_id) ?? each) })
}

/** Sets the favourite flag of a track in the playlist. */
export function markFavorite(musicId: string, is_favorite: boolean): void {
  const { tracks } = usePlaylist.getState()
  setPlaylist({
    tracks: tracks.map((each) => (each.music_id === musicId ? { ...each, is_favorite } : each)),
  })
}
