import { describe, expect, it } from 'vitest'
import { dealMusic, gardenMusic } from '../../../games/baccarat/web/baccarat-music.ts'
import { blackjackMoods } from '../../../games/blackjack/web/blackjack-music.ts'
import { dragonGateMoods } from '../../../games/dragon-gate/web/dragon-gate-music.ts'
import * as frontends from '../../../games/frontends.ts'
import { minesMoods } from '../../../games/mines/web/mines-music.ts'
import { neonSevensMoods } from '../../../games/neon-sevens/web/neon-sevens-music.ts'
import { pearlTideMoods } from '../../../games/pearl-tide/web/pearl-tide-music.ts'
import { boxMusic, fallMusic } from '../../../games/plinko/web/plinko-music.ts'
import { rocketMoods } from '../../../games/rocket-crash/web/rocket-music.ts'
import { salonMusic, wheelMusic } from '../../../games/roulette/web/roulette-music.ts'
import { diceMusic, marketMusic } from '../../../games/sic-bo/web/sic-bo-music.ts'
import { type Loudness, measurePhrase } from '../testing/measure-phrase.ts'
import type { Phrase } from './music.ts'
import type { Mood } from './score.ts'

const phrasesOf = (moods: Readonly<Record<string, Mood>>): Record<string, readonly Phrase[]> =>
  Object.fromEntries(Object.entries(moods).map(([name, { phrases }]) => [name, phrases]))

/** The moods of each game's music. */
const MUSIC: Readonly<Record<string, Readonly<Record<string, readonly Phrase[]>>>> = {
  baccarat: { garden: gardenMusic, deal: dealMusic },
  blackjack: phrasesOf(blackjackMoods),
  'dragon-gate': phrasesOf(dragonGateMoods),
  mines: phrasesOf(minesMoods),
  'neon-sevens': phrasesOf(neonSevensMoods),
  'pearl-tide': phrasesOf(pearlTideMoods),
  plinko: { box: boxMusic, fall: fallMusic },
  'rocket-crash': phrasesOf(rocketMoods),
  roulette: { salon: salonMusic, wheel: wheelMusic },
  'sic-bo': { market: marketMusic, dice: diceMusic },
}

/** The seconds of a bar in each mood. */
const BARS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  baccarat: { garden: 4 * 0.42, deal: 4 * 0.28 },
  blackjack: { lounge: 4 * 0.3, hand: 4 * 0.3, dealer: 4 * 0.3 },
  'dragon-gate': { palace: 4 * 0.32, realm: 4 * 0.19, triumph: 4 * 0.32 },
  mines: { mouth: 4 * 0.36, deeper: 4 * 0.36, depths: 4 * 0.27, daylight: 4 * 0.36 },
  'neon-sevens': { street: 8 * 0.16, drive: 8 * 0.16, lights: 8 * 0.16 },
  'pearl-tide': { reef: 4 * 0.24, swell: 4 * 0.18, surge: 4 * 0.135, deep: 4 * 0.18, treasure: 4 * 0.18 },
  plinko: { box: 4 * 0.32, fall: 8 * 0.16 },
  'rocket-crash': {
    pad: 1.7,
    climb: 8 * 0.16,
    orbit: 8 * 0.16,
    space: 8 * 0.12,
    beyond: 8 * 0.12,
    debris: 1.7,
  },
  roulette: { salon: 3 * 0.4, wheel: 3 * 0.28 },
  'sic-bo': { market: 8 * 0.24, dice: 8 * 0.18 },
}

/** A calm mood and the one that is denser than it. */
const TENSER: readonly (readonly [game: string, calm: string, tense: string])[] = [
  ['baccarat', 'garden', 'deal'],
  ['blackjack', 'lounge', 'hand'],
  ['blackjack', 'hand', 'dealer'],
  ['dragon-gate', 'palace', 'realm'],
  ['dragon-gate', 'palace', 'triumph'],
  ['mines', 'mouth', 'deeper'],
  ['mines', 'deeper', 'depths'],
  ['neon-sevens', 'street', 'drive'],
  ['neon-sevens', 'street', 'lights'],
  ['pearl-tide', 'reef', 'swell'],
  ['pearl-tide', 'swell', 'surge'],
  ['pearl-tide', 'deep', 'surge'],
  ['pearl-tide', 'reef', 'deep'],
  ['pearl-tide', 'reef', 'treasure'],
  ['plinko', 'box', 'fall'],
  ['rocket-crash', 'pad', 'climb'],
  ['rocket-crash', 'climb', 'orbit'],
  ['rocket-crash', 'orbit', 'space'],
  ['rocket-crash', 'space', 'beyond'],
  ['roulette', 'salon', 'wheel'],
  ['sic-bo', 'market', 'dice'],
]

/** The games whose music is the measure of all: in the loudest of their phrases every effect is still heard. */
const MEASURE = ['baccarat', 'plinko', 'roulette', 'sic-bo']
  .flatMap((game) => Object.values(MUSIC[game] ?? {}).flat())
  .map(measurePhrase)
const most = (quantity: keyof Loudness) => Math.max(...MEASURE.map((loudness) => loudness[quantity]))
/** Below this, music is lost in a room; the loudest is twice as loud. */
const QUIETEST = 0.0105

const MOODS = Object.entries(MUSIC).flatMap(([game, moods]) =>
  Object.entries(moods).map(([mood, phrases]) => [game, mood, phrases] as const),
)

it('every game has music in several moods', () => {
  expect(Object.keys(MUSIC)).toEqual(
    Object.values(frontends)
      .map(({ id }) => id)
      .toSorted(),
  )
  for (const moods of Object.values(MUSIC)) expect(Object.keys(moods).length).toBeGreaterThan(1)
})

describe.each(MOODS)('the music of %s in the mood %s', (game, mood, phrases) => {
  it('stays under the effects, ends with its phrase, and is light to play', () => {
    expect(phrases.length).toBeGreaterThanOrEqual(3)
    for (const { notes, seconds } of phrases) {
      expect(notes.length).toBeLessThan(160)
      for (const { hz, gain, lasts, at = 0 } of notes) {
        expect(gain).toBeGreaterThan(0)
        expect(gain).toBeLessThanOrEqual(0.1)
        expect(hz).toBeGreaterThan(30)
        expect(hz).toBeLessThan(5_000)
        expect(at).toBeGreaterThanOrEqual(0)
        expect(at, 'the echo of the last tone').toBeLessThan(seconds + 0.15)
        expect(at + lasts).toBeLessThan(seconds + 1.6)
      }
    }
  })

  it('is of whole bars, in phrases of which none is like another', () => {
    const barS = BARS[game]?.[mood] ?? Number.NaN
    for (const { seconds } of phrases)
      expect(Math.abs(seconds / barS - Math.round(seconds / barS))).toBeLessThan(1e-9)
    expect(new Set(phrases.map((phrase) => JSON.stringify(phrase))).size).toBe(phrases.length)
  })

  it('is heard, and no louder than the music that is the measure of all', () => {
    for (const phrase of phrases) {
      const { peak, loudest, mean } = measurePhrase(phrase)
      expect(peak).toBeLessThanOrEqual(most('peak'))
      expect(loudest).toBeLessThanOrEqual(most('loudest'))
      expect(mean).toBeLessThanOrEqual(most('mean'))
      expect(mean).toBeGreaterThan(QUIETEST)
    }
  })
})

it.each(TENSER)('in %s, %s is calmer than %s', (game, calm, tense) => {
  const densities = (mood: string) =>
    (MUSIC[game]?.[mood] ?? []).map(({ notes, seconds }) => notes.length / seconds)
  expect(Math.min(...densities(tense))).toBeGreaterThan(Math.max(...densities(calm)))
})
