import { describe, expect, it } from 'vitest'
import type { FaceMeasures, FaceMove } from './index.ts'
import { beginRecording, type Recording, recordObservation } from './index.ts'

const CALM: FaceMeasures = { yaw: 0, pitch: 0, roll: 0, mouthOpen: 0.05, smile: 0.1, mouthWidth: 0.5 }

/** Feeds frames into a recording; each picture is its index. */
function play(move: FaceMove, looks: readonly Partial<FaceMeasures>[]): Recording<number> {
  return looks.reduce<Recording<number>>(
    (recording, does, picture) =>
      recordObservation(recording, move, { measures: { ...CALM, ...does }, picture }),
    beginRecording(),
  )
}
const yaws = (...degrees: number[]) => degrees.map((yaw) => ({ yaw }))

describe('recordLook', () => {
  it('waits for a neutral face first', () => {
    expect(play('turn_left', yaws(40, 30, 25))).toEqual({ stage: 'calm' })
    expect(play('turn_left', yaws(40, 3))).toMatchObject({ stage: 'move', progress: 0 })
  })

  it('replaces the neutral frame while the face is still', () => {
    expect(play('turn_left', yaws(0, 1, 2))).toMatchObject({ stage: 'move', calm: { picture: 2 }, trail: [] })
  })

  it('ends with the neutral, middle and final frames', () => {
    expect(play('turn_left', yaws(0, 6, 11, 18, 24))).toEqual({ stage: 'done', pictures: [0, 2, 4] })
    expect(
      play(
        'open_mouth',
        [0.05, 0.2, 0.5].map((mouthOpen) => ({ mouthOpen })),
      ),
    ).toEqual({
      stage: 'done',
      pictures: [0, 1, 2],
    })
  })

  it('asks to repeat slower when no middle frame was seen', () => {
    const recording = play('turn_right', yaws(0, -30))
    expect(recording).toEqual({ stage: 'quick' })
    const looks = yaws(-30, 0, -10, -25).map((does, picture) => ({ measures: { ...CALM, ...does }, picture }))
    expect(looks.reduce((so, look) => recordObservation(so, 'turn_right', look), recording)).toMatchObject({
      stage: 'done',
    })
  })

  it('does not end by another movement', () => {
    expect(play('turn_left', yaws(0, -10, -30))).toMatchObject({ stage: 'move', progress: 0 })
    expect(play('smile', yaws(0, 10, 30))).toMatchObject({ stage: 'move', progress: 0 })
  })

  it('stays done', () => {
    const done = play('turn_left', yaws(0, 10, 25))
    expect(recordObservation(done, 'turn_left', { measures: CALM, picture: 9 })).toBe(done)
  })
})
