import type { Track } from '@gamehall/contract/music'
import { call } from '@gamehall/web-client/calls/call.ts'
import { create } from 'zustand'
import { setMusicDockShown } from '../../../shared/stores/music-dock-store.ts'
import { duckForGames, type GameDucking } from './duck-for-games.ts'
import { type GaplessLoop, startGaplessLoop, supportsGaplessLoop } from './gapless-loop.ts'
import { bindMediaSession, showInMediaSession } from './media-session.ts'
import { adjacentIndex, nextIndexAfterEnd, type PlayMode } from './play-order.ts'
import { currentTrack, removeTrack, setPlaylist, usePlaylist } from './playlist.ts'

const STORE_INTERVAL_S = 5

type Playback = {
  readonly isPlaying: boolean
  readonly isWaiting: boolean
  /** Whether the track failed to load or play. */
  readonly isFailed: boolean
  /** Playback position in seconds. */
  readonly at: number
}

export const usePlayback = create<Playback>()(() => ({
  isPlaying: false,
  isWaiting: false,
  isFailed: false,
  at: usePlaylist.getState().position,
}))

let audio: HTMLAudioElement | undefined
/** The gapless loop of `audio`; null while it plays a plain file. */
let loop: GaplessLoop | null = null
let ducking: GameDucking | undefined

/** Returns the audio element that outlives every page, created at first use. */
function audioElement(): HTMLAudioElement {
  if (audio) return audio
  const made = new Audio()
  audio = made
  made.preload = 'auto'
  const show = (change: Partial<Playback>) => usePlayback.setState(change)
  made.addEventListener('playing', () => {
    show({ isPlaying: true, isWaiting: false, isFailed: false })
    setMusicDockShown(true)
  })
  made.addEventListener('waiting', () => show({ isWaiting: true }))
  made.addEventListener('pause', () => {
    show({ isPlaying: false })
    storePosition()
  })
  made.addEventListener('timeupdate', () => {
    const at = heardAt(made)
    show({ at })
    if (Math.abs(at - usePlaylist.getState().position) >= STORE_INTERVAL_S) storePosition()
  })
  made.addEventListener('error', () => show({ isPlaying: false, isWaiting: false, isFailed: true }))
  made.addEventListener('ended', playNextAfterEnd)
  addEventListener('pagehide', storePosition)
  ducking = duckForGames(made)
  bindMediaSession({ play, pause, step: skipTrack, seek })
  return made
}

const heardAt = (player: HTMLAudioElement) => loop?.positionSeconds() ?? player.currentTime

const storePosition = () => {
  if (audio && audio.readyState > 0) setPlaylist({ position: heardAt(audio) })
}

/** Replaces the playlist and plays it from `index`. */
export function playFrom(tracks: readonly Track[], index: number): void {
  setPlaylist({ tracks, index, position: 0 })
  start()
}

/** Resumes the current track at its stored position, after a reload too. */
export function play(): void {
  const player = audioElement()
  const track = currentTrack(usePlaylist.getState())
  if (!track) return
  if (player.dataset.musicId !== track.music_id || player.error) start()
  else void player.play().catch(() => undefined)
}

/** Pauses playback. */
export function pause(): void {
  ducking?.forgetPause()
  audio?.pause()
}

/** Plays the next or previous track. */
export function skipTrack(by: 1 | -1): void {
  const { mode, index, tracks } = usePlaylist.getState()
  if (tracks.length === 0) return
  setPlaylist({ index: adjacentIndex(mode, index, tracks.length, by, Math.random), position: 0 })
  start()
}

/** Seeks to a second of the track, playing or not; while the track is loading, it will start there. */
export function seek(second: number): void {
  usePlayback.setState({ at: second })
  setPlaylist({ position: second })
  if (!audio) return
  if (loop) loop.seek(second)
  else audio.currentTime = second
}

/** Sets the play mode. */
export function setPlayMode(mode: PlayMode): void {
  setPlaylist({ mode })
  // With gapless loops, the playing file is switched to a loop when it has ended.
  if (audio && !supportsGaplessLoop()) audio.loop = mode === 'single_loop'
}

/** Removes a track from the playlist; if it was playing, the track in its place plays. */
export function removeFromPlaylist(musicId: string): void {
  const isCurrent = currentTrack(usePlaylist.getState())?.music_id === musicId
  removeTrack(musicId)
  if (!isCurrent) return
  const wasPlaying = usePlayback.getState().isPlaying
  pause()
  usePlayback.setState({ at: 0 })
  if (wasPlaying && currentTrack(usePlaylist.getState())) start()
}

function start(): void {
  const player = audioElement()
  const { position, mode, ...list } = usePlaylist.getState()
  const track = currentTrack({ position, mode, ...list })
  if (!track) return
  player.dataset.musicId = track.music_id
  setTrackSource(player, track.song_source_url, mode)
  player.currentTime = position
  usePlayback.setState({ isWaiting: true, isFailed: false, at: position })
  showInMediaSession(track)
  ducking?.apply()
  void player.play().catch((error: unknown) => {
    // NotAllowedError: the browser requires a user gesture. AbortError: a newer track has started.
    if (error instanceof DOMException && error.name === 'NotAllowedError')
      usePlayback.setState({ isPlaying: false, isWaiting: false })
  })
  void call('playMusic', { music_id: track.music_id, device: 'wap' }, { isSilent: true }).catch(
    () => undefined,
  )
}

/** Sets the track's source: a gapless loop in `single_loop` mode when supported, otherwise the plain file. */
function setTrackSource(player: HTMLAudioElement, url: string, mode: PlayMode): void {
  loop?.close()
  loop = null
  player.loop = false
  if (mode === 'single_loop')
    loop = startGaplessLoop(player, url, {
      shouldContinue: () => usePlaylist.getState().mode === 'single_loop',
      onFail: () => {
        loop = null
        setFileSource(player, url, true)
        player.currentTime = usePlayback.getState().at
        void player.play().catch(() => undefined)
      },
    })
  if (loop === null) setFileSource(player, url, mode === 'single_loop')
}

function setFileSource(player: HTMLAudioElement, url: string, isLooped: boolean): void {
  player.src = url
  player.loop = isLooped
}

function playNextAfterEnd(): void {
  const { mode, index, tracks } = usePlaylist.getState()
  const next = nextIndexAfterEnd(mode, index, tracks.length, Math.random)
  setPlaylist({ index: next ?? 0, position: 0 })
  if (next === undefined) usePlayback.setState({ isPlaying: false, at: 0 })
  else start()
}
