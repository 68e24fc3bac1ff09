import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { digestsFile, soundtrackFolder, trackFile } from './catalogue.ts'
import { composeTrack, scoreDigest } from './compose-track.ts'
import { encodeWav } from './encode-wav.ts'
import { renderScore } from './render-score.ts'
import { tracks } from './tracks.ts'

const BIT_RATE = '48k'
// Renders the tracks into `tracks/`. Needs ffmpeg with libmp3lame.
await mkdir(soundtrackFolder, { recursive: true })
const folder = await mkdtemp(join(tmpdir(), 'soundtrack-'))
for (const track of tracks) {
  const wave = join(folder, `${track.id}.wav`)
  await writeFile(wave, encodeWav(renderScore(composeTrack(track), track.seed)))
  const to = join(soundtrackFolder, trackFile(track.id))
  const encode = ['-y', '-v', 'error', '-i', wave, '-c:a', 'libmp3lame', '-b:a', BIT_RATE, '-bitexact', to]
  const { status, stderr, error } = spawnSync('ffmpeg', encode, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`ffmpeg could not encode ${track.id}: ${error?.message ?? stderr}`)
  process.stdout.write(`${track.id}\n`)
}
const digests = Object.fromEntries(tracks.map((track) => [track.id, scoreDigest(track)]))
await writeFile(join(soundtrackFolder, digestsFile), `${JSON.stringify(digests, null, 2)}\n`)
await rm(folder, { recursive: true })
