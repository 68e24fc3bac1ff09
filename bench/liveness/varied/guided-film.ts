import {
  FACE_FILM_LIMITS,
  FACE_FRAMES_MAX,
  FACE_FRAMES_MIN,
  type FaceAction,
} from '@gamehall/contract/identity'
import {
  areShouldersOutOfFrame,
  beginRecording,
  type FaceMeasures,
  type Recording,
  recordObservation,
  untilLit,
} from '@gamehall/face'
import type { GuidedAction } from '../film-sets.ts'
import { drawFrom } from './draws.ts'
import {
  bearings,
  colorAt,
  holdPhone,
  knownColorAt,
  lightOf,
  openCamera,
  type Session,
  type Step,
} from './film.ts'
import { poseHead } from './head.ts'
import { render } from './render.ts'

/** Between two frames of a slow phone: its models, the picture, the pause. */
const EVERY_SECONDS = 0.22
/** What the page asks of a film (`screen-colors.ts` of the player's app). */
const FILM = { leastFrames: FACE_FRAMES_MIN, mostFrames: FACE_FRAMES_MAX, limits: FACE_FILM_LIMITS } as const
/** How fast somebody goes back who went too far, beside how fast they came. */
const BACK_SPEED = 0.5
/** How much further than at first people can go, when the guide asks for more, and how fast they do. */
const FURTHEST: Readonly<Record<FaceAction, number>> = {
  turn_left: 1.7,
  turn_right: 1.7,
  open_mouth: 1.25,
  smile: 1.35,
}
const MORE_A_SECOND = 0.2
/** How long somebody holds the furthest they can, and takes to go back to where they began. */
const HOLDS_SECONDS = 1.2
const BACK_SECONDS = 0.8
/** From a hint of the guide to what somebody does about it. */
const REACTS_SECONDS = 0.3
/** Degrees at the nose for one of the head. */
const NOSE = 1.8

/** When the page takes its next frame, as soon as the screen's colour counts. */
const litFrom = (seconds: number): number =>
  seconds + untilLit(Math.round(seconds * 1_000), FACE_FILM_LIMITS) / 1_000

/** How somebody holds the phone during a session: how much further away than at first, and whether they heed a mere hint. */
export interface HeldPhone {
  further: number
  readonly isHeeding: boolean
}

/** Most people follow what the page only hints at; all do what it says when an action is to be repeated. */
export const takePhone = ({ seed }: Session): HeldPhone => ({
  further: 1,
  isHeeding: drawFrom(`varied heeding ${seed}`).chance(0.75),
})

/** How fast a phone is held further away that is told to show the shoulders. */
const FURTHER_A_FRAME = 1.03

const heldFurther = (session: Session, further: number): Session => ({
  ...session,
  phone: { ...session.phone, distance: session.phone.distance * further },
})

/** Films an action of an honest session as the page does. */
export const filmGuided =
  (session: Session, number: number, step: Step, phone: HeldPhone): GuidedAction['take'] =>
  async (attempt, within, read) => {
    const { action, amount } = step
    const take = attempt * session.steps.length + number
    const photograph = openCamera(session, take)
    const person = followGuide(session, step, take, attempt)
    let recording: Recording<Buffer> = beginRecording()
    for (let seconds = litFrom(0.1); seconds < within; seconds = litFrom(seconds + EVERY_SECONDS)) {
      const { share, aside } = person.at(seconds)
      const [bearing] = bearings(session, { ...step, times: [seconds], shares: [share] }, take)
      if (bearing === undefined) return null
      const held = heldFurther(session, phone.further)
      const picture = await photograph(
        seconds,
        render(
          [...session.room.things, ...poseHead(session.person, { ...bearing, yaw: bearing.yaw + aside })],
          holdPhone(held, take)(seconds),
          lightOf(held, colorAt(step, seconds)),
        ),
      )
      const [face] = await read(picture)
      if (face === undefined) continue
      if (
        areShouldersOutOfFrame({ bottom: face.box.y + face.box.height, height: face.box.height }) &&
        (phone.isHeeding || attempt > 0)
      )
        phone.further *= FURTHER_A_FRAME
      const look = { measures: face.measures, picture, atMs: Math.round(seconds * 1_000) }
      recording = recordObservation(recording, { move: action, amount, ...FILM }, look)
      if (recording.stage === 'done') {
        const { frames } = recording
        const colors = frames.map(({ atMs }) => knownColorAt(step, atMs / 1_000))
        const times = frames.map(({ atMs }) => atMs)
        return {
          film: { action, amount, frames: frames.map((frame) => frame.picture), colors, times },
          seconds,
        }
      }
      person.hear(seconds, recording, face.measures)
    }
    return null
  }

/**
 * A person before the page: begins when the guide saw the face ahead, goes further while it asks for more, and
 * begins anew when it says so or when nothing more is possible. Who is told to look ahead does, as in a mirror.
 */
function followGuide({ seed }: Session, { action }: Step, take: number, attempt: number) {
  const draws = drawFrom(`varied guided ${seed} ${take}`)
  const waits = draws.between(0.3, 1)
  const bow = draws.between(0.8, 1.5)
  let lasts = draws.between(1.1, 2.2)
  let begun: number | null = null
  let backFrom: { readonly seconds: number; readonly share: number } | null = null
  let [aside, share] = [0, 0]
  let toldToHold: number | null = null
  const reach = () => Math.min(FURTHEST[action], 1 + 0.12 * attempt)
  return {
    at(seconds: number) {
      if (backFrom !== null) {
        share = Math.max(0, backFrom.share * (1 - (seconds - backFrom.seconds) / BACK_SECONDS))
        if (share === 0) backFrom = null
      } else if (begun !== null) {
        const way = Math.min(1, (seconds - begun) / lasts)
        const more = Math.max(0, seconds - begun - lasts) * MORE_A_SECOND
        share = Math.min(FURTHEST[action], (way * way * (3 - 2 * way)) ** bow * reach() + more)
      }
      return { share, aside }
    },
    hear(seconds: number, recording: Recording<Buffer>, { yaw }: FaceMeasures) {
      const { stage } = recording
      if (backFrom !== null) return
      if (begun === null) {
        if (stage === 'move' && seconds >= waits) begun = seconds
        else if (stage !== 'move') aside -= (0.3 * yaw) / NOSE
        return
      }
      const furthest = lasts + (FURTHEST[action] - reach()) / MORE_A_SECOND + HOLDS_SECONDS
      // The page says to hold it there: who has heard that stays, and goes on when it no longer says so.
      toldToHold = stage === 'move' && recording.progress >= 1 ? (toldToHold ?? seconds) : null
      const isBack = stage === 'move' && recording.isTooFar === true
      if (toldToHold !== null && seconds - toldToHold >= REACTS_SECONDS)
        begun += EVERY_SECONDS * (isBack ? 1 + BACK_SPEED : 1)
      if (stage === 'move' && seconds - begun < furthest) return
      toldToHold = null
      if (stage === 'quick') lasts *= 1.4
      backFrom = { seconds, share }
      begun = null
    },
  }
}
