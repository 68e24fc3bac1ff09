import { expect, it, vi } from 'vitest'
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
