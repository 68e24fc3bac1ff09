import {
  captureGenuine,
  captureScreen,
  generateGenuineCapture,
  generateScreenCapture,
} from '@gamehall/test-documents'
import { detectScreen, looksLikeScreen } from '../../apps/server/src/rooms/identity/index.ts'
import { reencodeImage } from '../../apps/server/src/rooms/site/index.ts'
import type { BenchLine, BenchRun } from '../report.ts'

/** The limits were chosen on seeds below this; nothing here was looked at before. */
const FIRST_SEED = 20_000
/** Each panel twice in each way, each kind of print five times. */
const SCREENS = 54
const HONEST = 75
const LIMIT_MS = 150
const CARD_ASPECT = 85.6 / 53.98

interface Look {
  readonly groups: readonly string[]
  readonly isTaken: boolean
  /** Of the processor’s time: what else the machine does is none of it. */
  readonly tookMs: number
}

/**
 * Tells photos of screens from photos of documents, drawn with the same camera and kept as the server keeps them. What it does
 * not prove: how real phones, panels and cards fare, whose lenses, sensors and inks are not these.
 */
export const run: BenchRun = async () => {
  const awake = setInterval(() => {}, 1_000)
  const screens: Look[] = []
  const honest: Look[] = []
  for (let seed = FIRST_SEED; seed < FIRST_SEED + SCREENS; seed += 1) {
    const { way, focus, angle, ppi, layout, ...capture } = generateScreenCapture(seed)
    const photo = await captureScreen({ way, focus, angle, ppi, layout, ...capture })
    screens.push(await lookAt(photo, [`${way}, ${focus}`, angle, `${layout} ${ppi} ppi`, `${focus} focus`]))
  }
  for (let seed = FIRST_SEED; seed < FIRST_SEED + HONEST; seed += 1) {
    const capture = generateGenuineCapture(seed)
    honest.push(
      await lookAt(await captureGenuine(capture), [`print ${capture.style}`, `table ${capture.table}`]),
    )
  }
  clearInterval(awake)
  return [...honestLines(honest), ...screenLines(screens), ...timeLines([...screens, ...honest])]
}

async function lookAt(photo: Buffer, groups: readonly string[]): Promise<Look> {
  const kept = await reencodeImage(photo, 'bench')
  if (typeof kept === 'string') throw new Error('a photo that the server would not keep')
  const begun = process.cpuUsage()
  const isTaken = looksLikeScreen(await detectScreen(kept, CARD_ASPECT))
  const { user, system } = process.cpuUsage(begun)
  return { groups, isTaken, tookMs: (user + system) / 1000 }
}

const shareOf = (looks: readonly Look[], isTaken: boolean): number =>
  (100 * looks.filter((look) => look.isTaken === isTaken).length) / looks.length

const groupsOf = (looks: readonly Look[]): string[] =>
  [...new Set(looks.flatMap(({ groups }) => groups))].sort()

const within = (looks: readonly Look[], group: string) => looks.filter(({ groups }) => groups.includes(group))

const honestLines = (looks: readonly Look[]): BenchLine[] => [
  {
    label: `${looks.length} honest photos, left alone`,
    figure: shareOf(looks, false),
    unit: '%',
    against: { label: 'all', figure: 100 },
    atLeast: 1,
  },
  ...groupsOf(looks).map((group) => ({
    label: `  ${group} (${within(looks, group).length})`,
    figure: shareOf(within(looks, group), false),
    unit: '%',
  })),
]

const screenLines = (looks: readonly Look[]): BenchLine[] => [
  { label: `${looks.length} photos of screens, told`, figure: shareOf(looks, true), unit: '%' },
  ...groupsOf(looks).map((group) => ({
    label: `  ${group} (${within(looks, group).length})`,
    figure: shareOf(within(looks, group), true),
    unit: '%',
  })),
]

function timeLines(looks: readonly Look[]): BenchLine[] {
  const times = looks.map(({ tookMs }) => tookMs).toSorted((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  const limit = { label: 'limit', figure: LIMIT_MS }
  return [
    { label: 'processor time for a photo, half', figure: at(0.5), unit: 'ms', against: limit, atMost: 1 },
    { label: 'processor time for a photo, 95 %', figure: at(0.95), unit: 'ms' },
  ]
}
