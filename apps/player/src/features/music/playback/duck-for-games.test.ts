import { beforeEach, expect, it } from 'vitest'
import { useActiveGame } from '../../../shared/stores/active-game-store.ts'
import { useSettings } from '../../../shared/stores/settings-store.ts'
import { DUCKED_VOLUME, duckForGames } from './duck-for-games.ts'

/** Music that plays; `isVolumeFixed`: as on iOS, where pages cannot set the volume. */
function createMusic({ isVolumeFixed = false } = {}) {
  let volume = 1
  return {
    paused: false,
    get volume() {
      return volume
    },
    set volume(next: number) {
      if (!isVolumeFixed) volume = next
    },
    pause() {
      this.paused = true
    },
    async play() {
      this.paused = false
    },
  }
}

const showGame = (isOpen: boolean) => useActiveGame.setState({ isOpen, hasSound: null })
const setSound = (isSoundOn: boolean) => useSettings.setState({ isSoundOn })
beforeEach(() => {
  showGame(false)
  setSound(true)
})

it('lowers the music while a game is open, and brings it back', () => {
  const music = createMusic()
  duckForGames(music)
  showGame(true)
  expect(music).toMatchObject({ volume: DUCKED_VOLUME, paused: false })
  showGame(false)
  expect(music).toMatchObject({ volume: 1, paused: false })
})

it('leaves the music as it is while sound is off, and follows the setting in the game', () => {
  const music = createMusic()
  duckForGames(music)
  setSound(false)
  showGame(true)
  expect(music.volume).toBe(1)
  setSound(true)
  expect(music.volume).toBe(DUCKED_VOLUME)
  setSound(false)
  expect(music.volume).toBe(1)
})

it('follows what the game says of its own sound, whatever the setting', () => {
  const music = createMusic()
  duckForGames(music)
  showGame(true)
  useActiveGame.setState({ hasSound: false })
  expect(music.volume).toBe(1)
  setSound(false)
  useActiveGame.setState({ hasSound: true })
  expect(music.volume).toBe(DUCKED_VOLUME)
  showGame(false)
  expect(music.volume).toBe(1)
})

it('pauses the music where its volume cannot be set, and resumes it after the game', () => {
  const music = createMusic({ isVolumeFixed: true })
  duckForGames(music)
  showGame(true)
  expect(music.paused).toBe(true)
  showGame(false)
  expect(music.paused).toBe(false)
})

it('resumes no music that the player paused, before the game or in it', () => {
  const paused = createMusic({ isVolumeFixed: true })
  paused.pause()
  const stopped = createMusic({ isVolumeFixed: true })
  duckForGames(paused)
  const ducking = duckForGames(stopped)
  showGame(true)
  ducking.forgetPause()
  showGame(false)
  expect([paused.paused, stopped.paused]).toEqual([true, true])
})

it('lowers a track that starts while the game is open', () => {
  showGame(true)
  const music = createMusic()
  duckForGames(music).apply()
  expect(music.volume).toBe(DUCKED_VOLUME)
})
