import { describe, expect, it } from 'vitest'
import type { FaceMeasures, FaceMove } from './index.ts'
import { beginRecording, type Recording, recordObservation } from './index.ts'
import { NEUTRAL_MEASURES } from './testing/neutral-measures.ts'

const EVERY_MS = 150

/** Feeds frames into a recording, one every 150 ms; each picture is its index. */
function play(move: FaceMove, looks: readonly Partial<FaceMeasures>[], amount = 1): Recording<number> {
  const task = { move, amount, leastFrames: 8, leastMs: 1_000 }
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

  it('begins with a neutral frame, even when the face looked aside in between', () => {
    const begin = yaws(-11, -11, -16, -11, -11)
    expect(play('turn_left', begin)).toMatchObject({ film: [{ picture: 3 }, { picture: 4 }] })
    const film = play('turn_left', [...begin, ...yaws(-6, -2, 2, 5, 8, 11)])
    expect(picturesOf(film)).toEqual([3, 4, 5, 6, 7, 8, 9, 10])
  })

  it('ends with eight frames over a second: neutral, what lies between, complete', () => {
    expect(picturesOf(play('turn_left', yaws(0, 4, 8, 11, 14, 17, 19, 24)))).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    const slow = yaws(0, 3, 6, 8, 10, 12, 14, 15, 16, 17, 18, 19, 19.5, 19.8, 24)
    expect(picturesOf(play('turn_left', slow))).toEqual([0, 2, 4, 6, 8, 10, 12, 14])
    const open = [0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5].map((mouthOpen) => ({ mouthOpen }))
    expect(picturesOf(play('open_mouth', open))).toHaveLength(8)
  })

  it('sends a frame of what lies between, however short that was beside the film', () => {
    const looks = yaws(0, 0, 0, 10, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 24)
    expect(picturesOf(play('turn_left', looks))).toEqual([0, 2, 3, 6, 9, 11, 13, 15])
  })

  it('goes on while too little was seen, and ends once it was', () => {
    const short = yaws(0, 6, 11, 18, 24)
    expect(play('turn_left', short)).toMatchObject({ stage: 'move', progress: 1 })
    expect(picturesOf(play('turn_left', [...short, ...yaws(24, 24, 25)]))).toHaveLength(8)
  })

  it('goes as far as it is asked to', () => {
    const looks = yaws(0, 4, 8, 11, 14, 17, 19, 22)
    expect(picturesOf(play('turn_left', looks, 1))).toHaveLength(8)
    expect(play('turn_left', looks, 1.25)).toMatchObject({ stage: 'move' })
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
    const task = { move: 'turn_left', amount: 1, leastFrames: 8, leastMs: 1_000 } as const
    expect(recordObservation(done, task, { measures: NEUTRAL_MEASURES, picture: 9, atMs: 5_000 })).toBe(done)
  })
})
