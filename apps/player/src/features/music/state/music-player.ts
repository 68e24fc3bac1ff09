import type { Track } from '@gamehall/contract/music'
import { create } from 'zustand'
import { call } from '../../../shared/api/call.ts'
import { useGameStage } from '../../../shared/stores/game-stage-store.ts'
import { setMusicHeard } from '../../../shared/stores/music-heard-store.ts'
import { canFeed, feedLoop, type LoopFeed } from './loop-feed.ts'
import { bindMediaSession, showInMediaSession } from './media-session.ts'
import { afterEnd, beside, type PlayMode } from './play-order.ts'
import { currentTrack, removeTrack, setPlaylist, usePlaylist } from './playlist.ts'

const DUCKED_VOLUME = 0.25
const REMEMBER_EVERY_S = 5

type Playback = {
  readonly isPlaying: boolean
  readonly isWaiting: boolean
  /** The track could not be brought or heard. */
  readonly isFailed: boolean
  /** Seconds into the track, as it is heard. */
  readonly at: number
}

export const usePlayback = create<Playback>()(() => ({
  isPlaying: false,
  isWaiting: false,
  isFailed: false,
  at: usePlaylist.getState().position,
}))

let audio: HTMLAudioElement | undefined
/** What gives `audio` the one track that is looped; nothing while it plays a file from end to end. */
let loop: LoopFeed | null = null
/** Paused because a game is on and this browser lets no page turn the volume down. */
let isHeldForGame = false

/** The one sound that outlives every page. Made when music is first asked for. */
function theAudio(): HTMLAudioElement {
  if (audio) return audio
  const made = new Audio()
  audio = made
  made.preload = 'auto'
  const show = (change: Partial<Playback>) => usePlayback.setState(change)
  made.addEventListener('playing', () => {
    show({ isPlaying: true, isWaiting: false, isFailed: false })
    setMusicHeard(true)
  })
  made.addEventListener('waiting', () => show({ isWaiting: true }))
  made.addEventListener('pause', () => {
    show({ isPlaying: false })
    remember()
  })
  made.addEventListener('timeupdate', () => {
    const at = heardAt(made)
    show({ at })
    if (Math.abs(at - usePlaylist.getState().position) >= REMEMBER_EVERY_S) remember()
  })
  made.addEventListener('error', () => show({ isPlaying: false, isWaiting: false, isFailed: true }))
  made.addEventListener('ended', goOn)
  addEventListener('pagehide', remember)
  useGameStage.subscribe(stepBackForGame)
  bindMediaSession({ play, pause, step, seek })
  return made
}

const heardAt = (player: HTMLAudioElement) => loop?.heardAt() ?? player.currentTime

const remember = () => {
  if (audio && audio.readyState > 0) setPlaylist({ position: heardAt(audio) })
}

/** Plays a list from one of its tracks on. */
export function playFrom(tracks: readonly Track[], index: number): void {
  setPlaylist({ tracks, index, position: 0 })
  start()
}

/** Plays on where it was left, after a reload too. */
export function play(): void {
  const player = theAudio()
  const track = currentTrack(usePlaylist.getState())
  if (!track) return
  if (player.dataset.musicId !== track.music_id || player.error) start()
  else void player.play().catch(() => undefined)
}

export function pause(): void {
  isHeldForGame = false
  audio?.pause()
}

/** The next track, or the one before. */
export function step(by: 1 | -1): void {
  const { mode, index, tracks } = usePlaylist.getState()
  if (tracks.length === 0) return
  setPlaylist({ index: beside(mode, index, tracks.length, by, Math.random), position: 0 })
  start()
}

/** Goes to a second of the track, whether it sounds or not. */
export function seek(second: number): void {
  usePlayback.setState({ at: second })
  setPlaylist({ position: second })
  if (!audio || audio.readyState === 0) return
  if (loop) loop.seek(second)
  else audio.currentTime = second
}

export function setMode(mode: PlayMode): void {
  setPlaylist({ mode })
  // Where rounds can be joined, a file that plays already is given round after round once it has ended.
  if (audio && !canFeed()) audio.loop = mode === 'single_loop'
}

/** Takes a track out of the playlist; if it plays, what takes its place plays. */
export function dropTrack(musicId: string): void {
  const isCurrent = currentTrack(usePlaylist.getState())?.music_id === musicId
  removeTrack(musicId)
  if (!isCurrent) return
  const wasPlaying = usePlayback.getState().isPlaying
  pause()
  usePlayback.setState({ at: 0 })
  if (wasPlaying && currentTrack(usePlaylist.getState())) start()
}

function start(): void {
  const player = theAudio()
  const { position, mode, ...list } = usePlaylist.getState()
  const track = currentTrack({ position, mode, ...list })
  if (!track) return
  player.dataset.musicId = track.music_id
  giveTrack(player, track.song_source_url, mode)
  player.currentTime = position
  usePlayback.setState({ isWaiting: true, isFailed: false, at: position })
  showInMediaSession(track)
  stepBackForGame(useGameStage.getState())
  void player.play().catch((error: unknown) => {
    // A browser that wants a tap first says so; a newer track's start ends an older one's.
    if (error instanceof DOMException && error.name === 'NotAllowedError')
      usePlayback.setState({ isPlaying: false, isWaiting: false })
  })
  void call('playMusic', { music_id: track.music_id, device: 'wap' }, { isSilent: true }).catch(
    () => undefined,
  )
}

/** A looped track round after round without a seam, where the browser can; any other as the file it is. */
function giveTrack(player: HTMLAudioElement, url: string, mode: PlayMode): void {
  loop?.close()
  loop = null
  player.loop = false
  if (mode === 'single_loop')
    loop = feedLoop(player, url, {
      isWanted: () => usePlaylist.getState().mode === 'single_loop',
      onFail: () => {
        loop = null
        giveFile(player, url, true)
        player.currentTime = usePlayback.getState().at
        void player.play().catch(() => undefined)
      },
    })
  if (loop === null) giveFile(player, url, mode === 'single_loop')
}

function giveFile(player: HTMLAudioElement, url: string, isLooped: boolean): void {
  player.src = url
  player.loop = isLooped
}

function goOn(): void {
  const { mode, index, tracks } = usePlaylist.getState()
  const next = afterEnd(mode, index, tracks.length, Math.random)
  setPlaylist({ index: next ?? 0, position: 0 })
  if (next === undefined) usePlayback.setState({ isPlaying: false, at: 0 })
  else start()
}

/** Softer while a game is on; where a page may not turn the volume down, silent until the game is left. */
function stepBackForGame({ isOpen }: { readonly isOpen: boolean }): void {
  if (!audio) return
  const wanted = isOpen ? DUCKED_VOLUME : 1
  audio.volume = wanted
  if (isOpen && audio.volume !== wanted && !audio.paused) {
    audio.pause()
    isHeldForGame = true
  } else if (!isOpen && isHeldForGame) {
    isHeldForGame = false
    void audio.play().catch(() => undefined)
  }
}
