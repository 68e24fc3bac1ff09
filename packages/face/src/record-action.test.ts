import { describe, expect, it } from 'vitest'
import type { FaceMeasures, FaceMove, FilmLimits, PictureStatus } from './index.ts'
import { beginRecording, completeRecording, type Recording, recordObservation } from './index.ts'
import { NEUTRAL_MEASURES } from './testing/neutral-measures.ts'
import { TEST_FILM_LIMITS } from './testing/test-film-limits.ts'

const EVERY_MS = 150
const LIMITS: FilmLimits = { ...TEST_FILM_LIMITS, settledMs: 0, leastColors: 2 }
const FILM = { leastFrames: 8, mostFrames: 16, limits: LIMITS }

/** Feeds frames into a recording, one every 150 ms; each picture is its index. */
function play(
  move: FaceMove,
  looks: readonly Partial<FaceMeasures>[],
  amount = 1,
  limits: Partial<FilmLimits> = {},
  statusOf: (picture: number) => PictureStatus = () => 'in_time',
): Recording<number> {
  const task = { move, amount, statusOf, ...FILM, limits: { ...LIMITS, ...limits } }
  return looks.reduce<Recording<number>>(
    (recording, does, picture) =>
      recordObservation(recording, task, {
        measures: { ...NEUTRAL_MEASURES, ...does },
        picture,
        atMs: picture * EVERY_MS,
      }),
    beginRecording(),
  )
}
const yaws = (...degrees: number[]) => degrees.map((yaw) => ({ yaw }))
const picturesOf = (recording: Recording<number>) =>
  recording.stage === 'done' ? recording.frames.map(({ picture }) => picture) : recording.stage

describe('recordObservation', () => {
  it('waits for a neutral face first', () => {
    expect(play('turn_left', yaws(40, 30, 25))).toEqual({ stage: 'calm' })
    expect(play('turn_left', yaws(40, 3))).toMatchObject({ stage: 'move', progress: 0 })
  })

  it('keeps the last neutral frames while the face is still', () => {
    expect(play('turn_left', yaws(0, 1, 2, 1, 0))).toMatchObject({
      stage: 'move',
      film: [{ picture: 2 }, { picture: 3 }, { picture: 4 }],
    })
  })

  it('sees a turn that is slow beside the pace of the frames', () => {
    const task = { move: 'turn_left', amount: 1, ...FILM } as const
    let recording: Recording<number> = beginRecording()
    for (let at = 0; at < 50; at += 1)
      recording = recordObservation(recording, task, {
        measures: { ...NEUTRAL_MEASURES, yaw: 0.6 * Math.max(0, at - 10) },
        picture: at,
        atMs: at * 40,
      })
    expect(picturesOf(recording)).toHaveLength(8)
  })

  it('begins with a neutral frame, even when the face looked aside in between', () => {
    const begin = yaws(-11, -11, -16, -11, -11)
    expect(play('turn_left', begin)).toMatchObject({ film: [{ picture: 3 }, { picture: 4 }] })
    const film = play('turn_left', [...begin, ...yaws(-6, -2, 2, 5, 8, 11)])
    expect(picturesOf(film)).toEqual([3, 4, 5, 6, 7, 8, 9, 10])
  })

  it('ends with eight frames over a second: neutral, what lies between, complete', () => {
    expect(picturesOf(play('turn_left', yaws(0, 4, 8, 11, 14, 17, 19, 24)))).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    const slow = yaws(0, 3, 6, 8, 10, 12, 14, 15, 16, 17, 18, 19, 19.5, 19.8, 24)
    expect(picturesOf(play('turn_left', slow))).toEqual([0, 1, 2, 4, 7, 9, 12, 14])
    const open = [0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5].map((mouthOpen) => ({ mouthOpen }))
    expect(picturesOf(play('open_mouth', open))).toHaveLength(8)
  })

  it('sends a frame of what lies between, however short that was beside the film', () => {
    const looks = yaws(0, 0, 0, 10, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 24)
    expect(picturesOf(play('turn_left', looks))).toEqual([0, 2, 3, 5, 7, 9, 12, 15])
  })

  it('goes on while too little was seen, and ends once it was', () => {
    const short = yaws(0, 6, 11, 18, 24)
    expect(play('turn_left', short)).toMatchObject({ stage: 'move', progress: 1 })
    expect(picturesOf(play('turn_left', [...short, ...yaws(24, 24, 25)]))).toHaveLength(8)
  })

  const all = () => 'in_time' as const
  const none = () => 'pending' as const
  /** Pictures that are in time; the others have another status. */
  const only =
    (isInTime: (picture: number) => boolean, other: PictureStatus = 'pending') =>
    (picture: number): PictureStatus =>
      isInTime(picture) ? 'in_time' : other
  const turnWith = (looks: readonly Partial<FaceMeasures>[], statusOf: (picture: number) => PictureStatus) =>
    play('turn_left', looks, 1, {}, statusOf)
  const ends = (looks: readonly Partial<FaceMeasures>[], statusOf: (picture: number) => PictureStatus) =>
    picturesOf(turnWith(looks, statusOf))

  it('ends with pictures that are in time, from a neutral one to one that shows the whole movement', () => {
    const turn = yaws(0, 0, 4, 8, 11, 13, 14, 17, 19, 24, 24, 24, 24)
    expect(ends(turn, all)).toEqual([0, 1, 2, 3, 4, 5, 7, 9])
    expect(
      ends(
        turn,
        only((picture) => picture !== 0 && picture !== 4),
      ),
    ).toEqual([1, 2, 3, 5, 6, 7, 8, 9])
    const begun = only((picture) => picture > 1)
    expect(ends(turn, begun), 'no neutral one').toBe('move')
    const unfinished = only((picture) => picture < 9)
    expect(ends(turn, unfinished), 'none of the whole movement').toBe('move')
    const few = only((picture) => picture < 2 || picture > 8)
    expect(ends(turn, few), 'too few').toBe('move')
    const sudden = yaws(0, 0, 10, 19, 19, 19, 19, 19, 24)
    expect(ends(sudden, all)).toHaveLength(8)
    const unseen = only((picture) => picture !== 2)
    expect(ends(sudden, unseen), 'none in between').toBe('move')
  })

  it('counts the movement from the first picture that is sent, as the server does', () => {
    const begun = yaws(0, 2.8, 6, 9, 12, 15, 18, 20, 20, 21)
    expect(ends(begun, all)).toHaveLength(8)
    const withoutFirst = (other: PictureStatus) => only((picture) => picture > 0, other)
    expect(ends([...begun, ...yaws(21, 21)], withoutFirst('pending')), '0.91 of it').toBe('move')
    expect(ends([...begun, ...yaws(22, 23)], withoutFirst('pending'))).toEqual([1, 2, 3, 4, 5, 7, 9, 11])
    // It may go by 34 degrees.
    const far = yaws(0, 0, -2.9, 0, 5, 10, 15, 19, 19.5, 33)
    const withoutBegin = only((picture) => picture > 1)
    expect(ends(far, all), 'from 0 on').toHaveLength(8)
    expect(ends(far, withoutBegin), 'too far from -2.9 on').toBe('move')
  })

  /** Each picture has a status so many frames after it was taken. */
  function playLate(
    looks: readonly Partial<FaceMeasures>[],
    late: number,
    known: (picture: number) => PictureStatus = all,
  ): Recording<number> {
    let recording: Recording<number> = beginRecording()
    for (const [at, does] of looks.entries()) {
      const statusOf = (taken: number) => (taken <= at - late ? known(taken) : 'pending')
      const task = { move: 'turn_left', amount: 1, statusOf, ...FILM } as const
      const look = { measures: { ...NEUTRAL_MEASURES, ...does }, picture: at, atMs: at * EVERY_MS }
      recording = recordObservation(recording, task, look)
    }
    return recording
  }
  const turned = yaws(0, 4, 8, 11, 14, 17, 19, 24)

  it('waits for pictures that may be in time later, whether the movement is held or not', () => {
    for (const meanwhile of [Array(8).fill({ yaw: 24 }), yaws(14, 6, 0, 0, 0, 12, 24, 24)]) {
      expect(playLate([...turned, ...meanwhile], 9)).toMatchObject({ stage: 'move', progress: 1 })
      const ended = playLate([...turned, ...meanwhile, ...yaws(0)], 9)
      expect(picturesOf(ended)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    }
  })

  it('is completed without a look at the face', () => {
    const task = { move: 'turn_left', amount: 1, ...FILM } as const
    const shown = turnWith(turned, none)
    expect(shown).toMatchObject({ unsentSinceMs: 7 * EVERY_MS })
    expect(completeRecording(shown, { ...task, statusOf: none }, 2_000)).toEqual(shown)
    expect(picturesOf(completeRecording(shown, task, 2_000))).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    expect(completeRecording(shown, { ...task, statusOf: none }, 6_100)).toMatchObject({ stage: 'slow' })
    const going = turnWith(turned.slice(0, 5), all)
    expect(completeRecording(going, task, 2_000), 'not shown yet').toBe(going)
  })

  it('waits no longer once the pictures that may be in time cannot show the movement', () => {
    const held = (count: number) => [...turned, ...Array(count).fill({ yaw: 24 })]
    const unsent = { stage: 'slow', unsentSinceMs: 7 * EVERY_MS }
    const missed = (isMissed: (picture: number) => boolean) => only((picture) => !isMissed(picture), 'missed')
    expect(
      playLate(held(3), 9, () => 'missed'),
      'the neutral one was missed',
    ).toEqual(unsent)
    const slow = [...yaws(0, 4, 6, 7, 8, 9, 10, 12, 15, 19), ...Array(9).fill({ yaw: 24 })]
    const gap = missed((picture) => picture > 0 && picture < 7)
    expect(playLate(slow, 9, gap), 'a gap').toMatchObject({ stage: 'slow', unsentSinceMs: 10 * EVERY_MS })
    const end = missed((picture) => picture === 7)
    expect(playLate(held(8), 9, end), 'more of them while it is held').toMatchObject({ stage: 'move' })
    expect(picturesOf(playLate(held(10), 9, end))).toEqual([0, 1, 2, 3, 4, 5, 6, 8])
    const back = [...turned, ...yaws(12, 0, 0, 0, 0, 0, 0, 0)]
    expect(playLate(back, 9, end), 'its end may be in time').toMatchObject({ stage: 'move' })
    expect(playLate([...back, ...yaws(0)], 9, end), 'it was missed').toEqual(unsent)
  })

  it('says since when only pictures in time are missing, also when that takes too long', () => {
    const held = (count: number) => [...yaws(0, 4, 8, 11, 14, 17, 19), ...Array(count).fill({ yaw: 24 })]
    expect(turnWith(held(1), none)).toMatchObject({ unsentSinceMs: 7 * EVERY_MS })
    expect(turnWith(held(5), none)).toMatchObject({ unsentSinceMs: 7 * EVERY_MS })
    expect(turnWith(held(40), none)).toEqual({ stage: 'slow', unsentSinceMs: 7 * EVERY_MS })
    expect(play('turn_left', held(1), 1, { leastColors: 4 }, none)).not.toHaveProperty('unsentSinceMs')
  })

  it('goes as far as it is asked to', () => {
    const looks = yaws(0, 4, 8, 11, 14, 17, 19, 22)
    expect(picturesOf(play('turn_left', looks, 1))).toHaveLength(8)
    expect(play('turn_left', looks, 1.25)).toMatchObject({ stage: 'move' })
  })

  it('asks for a little less once it went much further, and ends when it came back', () => {
    const looks = yaws(0, 4, 8, 11, 14, 17, 26, 36)
    expect(play('turn_left', looks)).toMatchObject({ stage: 'move', progress: 1, isTooFar: true })
    expect(play('turn_left', [...looks, ...yaws(33)])).not.toMatchObject({ isTooFar: true })
    expect(picturesOf(play('turn_left', [...looks, ...yaws(33)])), 'a little back').toHaveLength(8)
    expect(picturesOf(play('turn_left', looks, 1.25)), 'further was asked').toHaveLength(8)
    const open = [0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.6, 0.8].map((mouthOpen) => ({ mouthOpen }))
    expect(play('open_mouth', open, 0.85)).toMatchObject({ isTooFar: true })
    const smile = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 1].map((happy) => ({ smile: happy }))
    expect(picturesOf(play('smile', smile)), 'nobody is asked for less of a smile').toHaveLength(8)
  })

  it('goes on until so many of the screen’s colours were seen', () => {
    const looks = yaws(0, 4, 8, 11, 14, 17, 19, 24)
    expect(play('turn_left', looks, 1, { leastColors: 3 })).toMatchObject({ stage: 'move', progress: 1 })
    const held = [...looks, ...yaws(24, 24, 24)]
    expect(picturesOf(play('turn_left', held, 1, { leastColors: 3 }))).toHaveLength(8)
  })

  it('leaves frames out that were taken while the screen changed its colour', () => {
    // Every 150 ms: of 700 the first 250 do not count, so that 0 and 150, 750 and 900, 1500 and 1650 are left out.
    const looks = yaws(0, 0, 0, 4, 7, 7, 7, 10, 13, 15, 15, 15, 17, 24, 24)
    expect(picturesOf(play('turn_left', looks, 1, { settledMs: 250 }))).toEqual([2, 3, 4, 7, 8, 9, 12, 13])
  })

  it('asks to repeat in one go what takes longer than a film may', () => {
    const slow = Array.from({ length: 44 }, (_, index) => ({ yaw: Math.min(18, index) }))
    expect(play('turn_left', slow)).toEqual({ stage: 'slow' })
    expect(play('turn_left', [...slow, ...yaws(18)])).toEqual({ stage: 'slow' })
    expect(play('turn_left', [...slow, ...yaws(1)]), 'a neutral face').toMatchObject({
      stage: 'move',
      progress: 0,
    })
  })

  it('asks to repeat slower when nothing in between was seen', () => {
    expect(play('turn_right', yaws(0, -30))).toEqual({ stage: 'quick' })
    expect(picturesOf(play('turn_right', yaws(0, -30, 0, -5, -8, -11, -14, -17, -19, -25)))).toHaveLength(8)
  })

  it('begins anew when the movement goes back', () => {
    expect(play('turn_left', yaws(0, 8, 16, 10))).toEqual({ stage: 'calm' })
    expect(play('turn_left', yaws(0, 8, 1))).toMatchObject({ stage: 'move', film: [{ picture: 2 }] })
  })

  it('does not end by another movement', () => {
    expect(play('turn_left', yaws(0, -10, -30))).toMatchObject({ stage: 'move', progress: 0 })
    expect(play('smile', yaws(0, 10, 30))).toMatchObject({ stage: 'move', progress: 0 })
  })

  it('stays done', () => {
    const done = play('turn_left', yaws(0, 4, 8, 11, 14, 17, 19, 24))
    const task = { move: 'turn_left', amount: 1, ...FILM } as const
    expect(recordObservation(done, task, { measures: NEUTRAL_MEASURES, picture: 9, atMs: 5_000 })).toBe(done)
  })
})
