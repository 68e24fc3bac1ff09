import { expect, it, vi } from 'vitest'
import { blackjackMusic } from '../../../games/blackjack/web/blackjack-music.ts'
import { palaceMusic, realmMusic } from '../../../games/dragon-gate/web/dragon-gate-music.ts'
import { caveMusic } from '../../../games/mines/web/mines-music.ts'
import { streetMusic } from '../../../games/neon-sevens/web/neon-sevens-music.ts'
import { deepMusic, reefMusic } from '../../../games/pearl-tide/web/pearl-tide-music.ts'
import { flightMusic, padMusic } from '../../../games/rocket-crash/web/rocket-music.ts'
import { createMusic, type Phrase } from './music.ts'

it('plays one phrase after another on the music channel, never two at once', () => {
  const play = vi.fn()
  let now = 0
  const music = createMusic(play, () => now)
  const note = (hz: number): Phrase => ({ notes: [{ wave: 'sine', hz, lasts: 1, gain: 0.1 }], seconds: 2 })
  const phrases = [note(100), note(200)]
  music(phrases)
  now = 1_999
  music(phrases)
  expect(play).toHaveBeenCalledTimes(1)
  expect(play).toHaveBeenLastCalledWith(phrases[0]?.notes, [], 'music')
  now = 2_000
  music(phrases)
  expect(play).toHaveBeenLastCalledWith(phrases[1]?.notes, [], 'music')
})

it.each([
  ['blackjack', blackjackMusic],
  ['dragon gate', palaceMusic],
  ['the dragon realm', realmMusic],
  ['mines', caveMusic],
  ['neon sevens', streetMusic],
  ['the reef', reefMusic],
  ['the deep', deepMusic],
  ['the launch pad', padMusic],
  ['the flight', flightMusic],
])(
  'the music of %s stays under its effects, ends with its phrase, and is light to play',
  (_name, phrases) => {
    expect(phrases.length).toBeGreaterThan(0)
    for (const { notes, seconds } of phrases) {
      expect(notes.length).toBeLessThan(160)
      for (const { hz, gain, lasts, at = 0 } of notes) {
        expect(gain).toBeLessThanOrEqual(0.1)
        expect(hz).toBeGreaterThan(30)
        expect(hz).toBeLessThan(5_000)
        expect(at + lasts).toBeLessThan(seconds + 1.6)
      }
    }
  },
)
