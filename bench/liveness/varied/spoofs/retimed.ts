import { FACE_FILM_LIMITS, type FaceAction } from '@gamehall/contract/identity'
import { findFilmFault, untilLit } from '@gamehall/face'
import { drawFrom } from '../draws.ts'
import {
  bearings,
  colorAt,
  drawSession,
  holdPhone,
  knownColorAt,
  lightOf,
  type Session,
  type Step,
} from '../film.ts'
import { poseHead } from '../head.ts'
import { type Picture, render } from '../render.ts'
import { fitMoments, type Moment, type Wish } from './fit-moments.ts'

/** What was asked elsewhere: enough for whatever is drawn here. */
const SOURCE_AMOUNT = 1.25
/** How far people go whose mouth or smile shall be enough. */
const FURTHER = 1.15
/** A film of a face that first looks ahead, then moves, then holds it. */
const STILL_SECONDS = 1.6
const FRAMES_A_SECOND = 20
/** How often frames may be claimed to have been taken, and how many. */
const CADENCES = [0.16, 0.2, 0.24, 0.3, 0.36] as const
const COUNTS = [8, 9, 10] as const
const FIRST = 0.25
/** Colours repeat after so long. */
const ROUND = 3.5

/** Frames of a film: when they were taken elsewhere, and when they are said to have been taken here. */
interface Retimed {
  readonly taken: readonly number[]
  readonly claimed: readonly number[]
  readonly draw: () => Picture[]
}

/**
 * A film of this very person, taken elsewhere under other colours, of which those frames are sent, with such times, that fit
 * what is drawn here best: the colours of all, evenly spaced where that is possible.
 */
export function retime(session: Session): { readonly session: Session; readonly films: readonly Retimed[] } {
  const elsewhere = drawSession(session.person, `${session.seed} elsewhere`, 'busy')
  const films = session.steps.map((step, number) => retimeStep(elsewhere, step, number))
  const steps = session.steps.map((step, number) => ({ ...step, times: films[number]?.claimed ?? [] }))
  return { session: { ...elsewhere, steps }, films }
}

function retimeStep(elsewhere: Session, step: Step, number: number): Retimed {
  const other = elsewhere.steps[number]
  if (other === undefined) throw new Error('no such step')
  const lasts = drawFrom(`varied elsewhere ${elsewhere.seed} ${number}`).between(1.3, 2.6)
  const seconds = Array.from(
    { length: Math.floor((lasts + 2 * STILL_SECONDS) * FRAMES_A_SECOND) },
    (_, index) => FIRST + index / FRAMES_A_SECOND,
  )
  const source: Step = {
    ...step,
    colors: other.colors,
    amount: SOURCE_AMOUNT,
    times: seconds,
    shares: seconds.map((at) => shareAt(at - FIRST - STILL_SECONDS, lasts) * furtherOf(step.action)),
  }
  const enough = enoughOf(step)
  const moments = seconds.map((at, index): Moment => {
    const share = source.shares[index] ?? 0
    const stage =
      share === 0 ? 'calm' : share >= enough ? 'whole' : share > 0.3 * enough ? 'between' : 'begun'
    return { seconds: at, color: knownColorAt(source, at), stage }
  })
  const [best] = wishesOf(step)
    .map((wish) => fitMoments(moments, wish))
    .sort((a, b) => a.cost - b.cost)
  if (best === undefined) throw new Error('no moments to claim')
  const taken = best.picked.map((index) => seconds[index] ?? 0)
  return { taken, claimed: best.wish.times, draw: () => renderAt(elsewhere, source, number, taken) }
}

const shareAt = (since: number, lasts: number): number => {
  const way = Math.min(1, Math.max(0, since / lasts))
  return way * way * (3 - 2 * way)
}

const furtherOf = (action: FaceAction) => (action === 'open_mouth' || action === 'smile' ? FURTHER : 1)
const enoughOf = ({ action, amount }: Step) =>
  action === 'open_mouth' || action === 'smile' ? 1 : Math.min(1, (1.1 * amount) / SOURCE_AMOUNT)

/** Every film that could be claimed: by its first moment, its cadence and its number of frames. */
function wishesOf(step: Step): Wish[] {
  const begins = Array.from({ length: Math.round(ROUND / 0.05) }, (_, index) => FIRST + index * 0.05)
  return begins.flatMap((begin) =>
    CADENCES.flatMap((cadence) =>
      COUNTS.flatMap((count) => {
        const times: number[] = []
        for (let at = Math.round(begin * 1_000); times.length < count; at += cadence * 1_000) {
          at = Math.round(at + untilLit(Math.round(at), FACE_FILM_LIMITS))
          times.push(at)
        }
        if (findFilmFault(times, FACE_FILM_LIMITS) !== null) return []
        const claimed = times.map((ms) => ms / 1_000)
        return [{ times: claimed, colors: claimed.map((seconds) => colorAt(step, seconds)) }]
      }),
    ),
  )
}

/** The pictures of the film elsewhere at these moments. */
function renderAt(elsewhere: Session, source: Step, number: number, taken: readonly number[]): Picture[] {
  const hold = holdPhone(elsewhere, number)
  const shares = taken.map((at) => source.shares[source.times.indexOf(at)] ?? 0)
  return bearings(elsewhere, { ...source, times: taken, shares }, number).map((bearing, index) => {
    const at = taken[index] ?? 0
    return render(
      [...elsewhere.room.things, ...poseHead(elsewhere.person, bearing)],
      hold(at),
      lightOf(elsewhere, colorAt(source, at)),
    )
  })
}
