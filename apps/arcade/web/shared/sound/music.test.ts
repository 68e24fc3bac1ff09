import { expect, it, vi } from 'vitest'
import { dealMusic, gardenMusic } from '../../../games/baccarat/web/baccarat-music.ts'
import { blackjackMusic } from '../../../games/blackjack/web/blackjack-music.ts'
import { palaceMusic, realmMusic } from '../../../games/dragon-gate/web/dragon-gate-music.ts'
import { caveMusic } from '../../../games/mines/web/mines-music.ts'
import { streetMusic } from '../../../games/neon-sevens/web/neon-sevens-music.ts'
import { deepMusic, reefMusic } from '../../../games/pearl-tide/web/pearl-tide-music.ts'
import { boxMusic, fallMusic } from '../../../games/plinko/web/plinko-music.ts'
import { flightMusic, padMusic } from '../../../games/rocket-crash/web/rocket-music.ts'
import { salonMusic, wheelMusic } from '../../../games/roulette/web/roulette-music.ts'
import { diceMusic, marketMusic } from '../../../games/sic-bo/web/sic-bo-music.ts'
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

it('goes through the phrases of each mood in turn, and plays none twice in a row', () => {
  const play = vi.fn()
  let now = 0
  const music = createMusic(play, () => now)
  const mood = (...pitches: number[]) =>
    pitches.map((hz): Phrase => ({ notes: [{ wave: 'sine', hz, lasts: 1, gain: 0.1 }], seconds: 1 }))
  const [calm, tense] = [mood(100, 200), mood(300, 400)]
  for (const phrases of [calm, tense, calm, tense, calm]) {
    music(phrases)
    now += 1_000
  }
  expect(play.mock.calls.map(([[note]]) => note.hz)).toEqual([100, 300, 200, 400, 100])
})

it('lets a phrase that is asked for shortly before the end of another follow it, and only one', () => {
  const play = vi.fn()
  let now = 0
  const phrases: Phrase[] = [{ notes: [{ wave: 'sine', hz: 100, lasts: 1, gain: 0.1 }], seconds: 2 }]
  createMusic(play, () => now)(phrases)
  const music = createMusic(play, () => now)
  now = 1_000
  music(phrases, 0.5)
  expect(play, 'music of the same engine').toHaveBeenCalledTimes(1)
  now = 1_500
  music(phrases, 0.5)
  music(phrases, 9)
  expect(play.mock.calls.slice(1)).toEqual([[[{ ...phrases[0]?.notes[0], at: 0.5 }], [], 'music']])
})

/** The moods of each game's music, and the seconds of a bar in each. */
const SCORES = [
  ['baccarat while bets are taken', gardenMusic, 4 * 0.42],
  ['baccarat while cards fall', dealMusic, 4 * 0.28],
  ['blackjack', blackjackMusic, 4 * 0.3],
  ['dragon gate', palaceMusic, 4 * 0.32],
  ['the dragon realm', realmMusic, 4 * 0.19],
  ['mines', caveMusic, 4 * 0.36],
  ['neon sevens', streetMusic, 4 * 0.16],
  ['the reef', reefMusic, 4 * 0.24],
  ['the deep', deepMusic, 4 * 0.17],
  ['plinko before the drop', boxMusic, 4 * 0.32],
  ['plinko while marbles fall', fallMusic, 8 * 0.16],
  ['the launch pad', padMusic, 1.7],
  ['the flight', flightMusic, 4 * 0.16],
  ['roulette while chips are laid', salonMusic, 3 * 0.4],
  ['roulette while the ball runs', wheelMusic, 3 * 0.28],
  ['sic bo while bets are taken', marketMusic, 8 * 0.24],
  ['sic bo while the dice roll', diceMusic, 8 * 0.18],
] as const satisfies readonly (readonly [name: string, phrases: readonly Phrase[], barS: number])[]

it.each(SCORES)(
  'the music of %s stays under its effects, ends with its phrase, and is light to play',
  (_name, phrases) => {
    expect(phrases.length).toBeGreaterThan(0)
    for (const { notes, seconds } of phrases) {
      expect(notes.length).toBeLessThan(160)
      for (const { hz, gain, lasts, at = 0 } of notes) {
        expect(gain).toBeLessThanOrEqual(0.1)
        expect(hz).toBeGreaterThan(30)
        expect(hz).toBeLessThan(5_000)
        expect(at).toBeGreaterThanOrEqual(0)
        expect(at + lasts).toBeLessThan(seconds + 1.6)
      }
    }
  },
)

it.each(SCORES)(
  'each phrase of the music of %s is of whole bars and like no other',
  (_name, phrases, barS) => {
    for (const { seconds } of phrases)
      expect(Math.abs(seconds / barS - Math.round(seconds / barS))).toBeLessThan(1e-9)
    expect(new Set(phrases.map((phrase) => JSON.stringify(phrase))).size).toBe(phrases.length)
  },
)

it.each([
  ['baccarat', gardenMusic, dealMusic],
  ['plinko', boxMusic, fallMusic],
  ['roulette', salonMusic, wheelMusic],
  ['sic bo', marketMusic, diceMusic],
])(
  '%s has four phrases or more in each of its moods, and its tense ones are denser',
  (_name, calm, tense) => {
    expect(Math.min(calm.length, tense.length)).toBeGreaterThanOrEqual(4)
    const densest = Math.max(...calm.map(notesPerSecond))
    for (const phrase of tense) expect(notesPerSecond(phrase)).toBeGreaterThan(densest)
  },
)

const notesPerSecond = ({ notes, seconds }: Phrase): number => notes.length / seconds
