import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { soundtrackFolder } from '@gamehall/soundtrack'
import { expect, it } from 'vitest'
import { readGaplessInfo } from './read-gapless-info.ts'

const track = (name: string) => new Uint8Array(readFileSync(join(soundtrackFolder, `${name}.mp3`)))

it('reads encoder delay and length of the built-in tracks, exact to the sample', () => {
  expect(readGaplessInfo(track('aurora-drift').buffer)).toEqual({ lead: 576 / 32_000, duration: 80 })
  expect(readGaplessInfo(track('dragon-gate').buffer)).toEqual({
    lead: 576 / 32_000,
    duration: 2_792_727 / 32_000,
  })
})

it('returns null for other and truncated files', () => {
  expect(readGaplessInfo(new Uint8Array(4_000).buffer)).toBeNull()
  expect(readGaplessInfo(track('aurora-drift').slice(0, 200).buffer)).toBeNull()
  const silentOnLength = track('aurora-drift')
  silentOnLength.fill(0, 0x38, 0x40)
  expect(readGaplessInfo(silentOnLength.buffer)).toBeNull()
})
