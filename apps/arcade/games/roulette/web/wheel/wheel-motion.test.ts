import { describe, expect, it } from 'vitest'
import { WHEEL } from '../../wheel.ts'
import { LAND_MS, landingPose, numberAt, pocketAngle, turningPose, type WheelPose } from './wheel-motion.ts'

const start: WheelPose = { wheel: 13, ball: 200, radius: 1 }

describe('the ball', () => {
  it('comes to rest in the pocket of each number, from wherever it was thrown', () => {
    for (const number of WHEEL)
      for (const thrown of [start, turningPose(start, 777), turningPose(start, 2_345)]) {
        const rest = landingPose(thrown, number, LAND_MS)
        expect(numberAt(rest)).toBe(number)
        expect(rest.radius).toBe(0)
        const off = (((rest.ball - rest.wheel - pocketAngle(number)) % 360) + 360) % 360
        expect(Math.min(off, 360 - off)).toBeLessThan(1e-6)
      }
  })

  it('slows down from its own speed without a jump, and never turns back', () => {
    const thrown = turningPose(start, 500)
    const before = (turningPose(start, 500).ball - turningPose(start, 490).ball) / 10
    const after = (landingPose(thrown, 17, 10).ball - thrown.ball) / 10
    expect(Math.abs(after - before)).toBeLessThan(0.02)
    let last = thrown.ball - thrown.wheel
    for (let ms = 10; ms <= LAND_MS; ms += 10) {
      const pose = landingPose(thrown, 17, ms)
      expect(pose.ball - pose.wheel).toBeLessThanOrEqual(last + 1e-9)
      last = pose.ball - pose.wheel
    }
  })

  it('stays between rim and pocket', () => {
    for (let ms = 0; ms <= LAND_MS; ms += 20) {
      const { radius } = landingPose(start, 5, ms)
      expect(radius).toBeGreaterThanOrEqual(0)
      expect(radius).toBeLessThanOrEqual(1)
    }
  })
})
