import { beforeEach, expect, it } from 'vitest'
import type { Phrase } from './music.ts'
import { createScore, type Mood } from './score.ts'

const phrase = (hz: number): Phrase => ({ notes: [{ wave: 'sine', hz, lasts: 1, gain: 0.1 }], seconds: 2 })
const calm: Mood = { phrases: [phrase(100), phrase(110)] }
const tense: Mood = { phrases: [phrase(200)] }
const triumph: Mood = { phrases: [phrase(300)], next: calm }
const end: Mood = { phrases: [phrase(400)], next: null }
const moods = { calm, tense, triumph, end }

/** Music on a clock of its own: what began, with its pitch and second. */
function setUp() {
  let now = 0
  let timers: { at: number; run: () => void }[] = []
  const heard: string[] = []
  const page = { isHidden: false }
  const play = (notes: readonly { hz: number; at?: number }[]) => {
    for (const { hz, at = 0 } of notes) heard.push(`${hz} at ${(now / 1_000 + at).toFixed(1)}`)
  }
  const clock = {
    now: () => now,
    isHidden: () => page.isHidden,
    after: (ms: number, run: () => void) => void timers.push({ at: now + ms, run }),
  }
  const until = (seconds: number) => {
    for (;;) {
      const next = timers.toSorted((a, b) => a.at - b.at)[0]
      if (next === undefined || next.at > seconds * 1_000) break
      timers = timers.filter((timer) => timer !== next)
      now = next.at
      next.run()
    }
    now = seconds * 1_000
  }
  return {
    heard,
    page,
    until,
    ask: createScore(play, moods, clock),
    again: () => createScore(play, moods, clock),
  }
}

let music: ReturnType<typeof setUp>
beforeEach(() => {
  music = setUp()
})

it('plays the phrases of a mood in turn, each where the one before ends', () => {
  music.ask('calm')
  music.until(5)
  expect(music.heard).toEqual(['100 at 0.0', '110 at 2.0', '100 at 4.0'])
})

it('changes to another mood at the end of a phrase, and to the latest that was asked for', () => {
  music.ask('calm')
  music.until(0.5)
  music.ask('tense')
  music.until(1)
  music.ask('triumph')
  music.ask('tense')
  music.until(5)
  expect(music.heard).toEqual(['100 at 0.0', '200 at 2.0', '200 at 4.0'])
})

it('plays one phrase of a moment and goes on with what follows it, unless the moment is asked for again', () => {
  music.ask('triumph')
  music.until(1)
  music.ask('triumph')
  music.until(7)
  expect(music.heard).toEqual(['300 at 0.0', '300 at 2.0', '100 at 4.0', '110 at 6.0'])
})

it('ends with a closing phrase, or where nothing is asked for, and begins again at once', () => {
  music.ask('end')
  music.until(5)
  music.ask('calm')
  music.until(6)
  music.ask(null)
  music.until(10)
  expect(music.heard).toEqual(['400 at 0.0', '100 at 5.0'])
  music.ask(null)
  music.ask('tense')
  expect(music.heard.at(-1)).toBe('200 at 10.0')
})

it('is one music for one engine', () => {
  music.ask('calm')
  music.again()('tense')
  music.until(3)
  expect(music.heard).toEqual(['100 at 0.0', '200 at 2.0'])
})

it('ends half a minute after a mood was last asked for', () => {
  music.ask('calm')
  music.until(20)
  music.ask('calm')
  music.until(100)
  expect(music.heard.at(-1)).toBe('110 at 50.0')
})

it('ends, and does not begin, while nobody sees the page', () => {
  music.ask('calm')
  music.until(1)
  music.page.isHidden = true
  music.until(9)
  music.ask('tense')
  music.until(20)
  expect(music.heard).toEqual(['100 at 0.0'])
  music.page.isHidden = false
  music.ask('tense')
  expect(music.heard.at(-1)).toBe('200 at 20.0')
})
