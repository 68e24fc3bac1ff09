import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FACE_ACTIONS, SCREEN_COLORS } from '@gamehall/contract/identity'
import { z } from 'zod'
import type { FaceReading } from '../../apps/server/src/providers/face/index.ts'

/** The format that README.md beside this file describes. */
const manifest = z.object({
  films: z.array(
    z.object({
      name: z.string(),
      /** What it is, such as `thin-plate warp`: one line of the report each. */
      kind: z.string(),
      isHonest: z.boolean(),
      actions: z.array(
        z.object({
          action: z.enum(FACE_ACTIONS),
          amount: z.number().default(1),
          /** Paths of the frames, JPEG, beside the manifest. */
          frames: z.array(z.string()).min(8).max(16),
          /** What the server had drawn for the moment of each frame; null while the colour changed. */
          colors: z.array(z.enum(SCREEN_COLORS).nullable()),
        }),
      ),
    }),
  ),
})

/** One try of a whole face check, in the order in which its actions were drawn. */
export interface BenchFilm {
  readonly name: string
  readonly kind: string
  readonly isHonest: boolean
  readonly actions: readonly (FilmedAction | GuidedAction)[]
}

/** An action that is filmed as the page does: its guide ends the film, and a refused film is taken again. */
export interface GuidedAction {
  readonly action: (typeof FACE_ACTIONS)[number]
  readonly amount: number
  /**
   * @param attempt 0 at first.
   * @param within Seconds that are left. Null when the guide does not see the action by then.
   */
  readonly take: (
    attempt: number,
    within: number,
    read: (picture: Buffer) => Promise<readonly FaceReading[]>,
  ) => Promise<{ readonly film: FilmedAction; readonly seconds: number } | null>
}

export interface FilmedAction {
  readonly action: (typeof FACE_ACTIONS)[number]
  readonly amount: number
  readonly frames: readonly Buffer[]
  readonly colors: readonly ((typeof SCREEN_COLORS)[number] | null)[]
  /** When each frame was taken, in ms since the challenge was shown; absent of sets without times. */
  readonly times?: readonly number[]
}

const FOREIGN = join(import.meta.dirname, 'foreign')
const GENERATOR = join(FOREIGN, 'generate-films.ts')

/** Some films of a set, always the same ones: every so many, beginning with one. */
export interface Sample {
  readonly every: number
  readonly from: number
}

export const isSampled = ({ every, from }: Sample, at: number): boolean => at % every === from

/** Sets that others drew: each folder with a manifest in `foreign`, and a sample of what its generator writes. */
export async function readForeignSets({
  every,
  from,
}: Sample): Promise<{ readonly name: string; readonly films: BenchFilm[] }[]> {
  if (!existsSync(FOREIGN)) return []
  const folders = readdirSync(FOREIGN, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, path: join(FOREIGN, name) }))
  if (existsSync(GENERATOR)) {
    const path = await mkdtemp(join(tmpdir(), 'gamehall-films-'))
    execFileSync(process.execPath, [GENERATOR, path, String(every), String(from)], { stdio: 'inherit' })
    folders.push({ name: 'foreign', path })
  }
  return folders
    .filter(({ path }) => existsSync(join(path, 'manifest.json')))
    .map(({ name, path }) => ({ name, films: readFilms(path) }))
}

function readFilms(folder: string): BenchFilm[] {
  const { films } = manifest.parse(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')))
  return films.map((film) => ({
    ...film,
    actions: film.actions.map((filmed) => ({
      ...filmed,
      frames: filmed.frames.map((frame) => readFileSync(join(folder, frame))),
    })),
  }))
}
