import { timingSafeEqual } from 'node:crypto'
import {
  type FaceAction,
  type FaceChallenge,
  SCREEN_COLORS,
  type ScreenColor,
} from '@gamehall/contract/identity'
import type { IdentityContext } from '../tables.ts'
import type { FaceCheckRow } from './face-check-queries.ts'

type Check = Pick<FaceCheckRow, 'check_id' | 'actions' | 'nonce_hash' | 'tries'>

/** Colours in a sequence: the page shows them again from the first one. */
const COLORS_SHOWN = 5
const PURPOSE = 'face-challenge'
/** How far movements go, as shares of the usual; people smile too differently to be asked for more. */
const AMOUNTS: Readonly<Record<FaceAction, readonly number[]>> = {
  turn_left: [0.85, 0.95, 1.05, 1.15, 1.25],
  turn_right: [0.85, 0.95, 1.05, 1.15, 1.25],
  open_mouth: [0.85, 1, 1.15],
  smile: [1],
}

/**
 * What one step of a face check asks for, and the capture session for its frames: signed, bound to check, step and try,
 * and dated by the server. The drawing is the data key's, so that nobody else can tell it in advance, and another one after
 * each submission that counted: a film cannot be made for the colours of a refused one. Null when all steps are done.
 */
export function challengeOf(ctx: IdentityContext, check: Check, step: number): FaceChallenge | null {
  const action = check.actions[step]
  if (action === undefined) return null
  const issuedAt = ctx.clock.now().getTime()
  return {
    action,
    ...drawChallenge(ctx, check, { step, tries: check.tries }),
    capture: `${issuedAt}.${check.tries}.${sign(ctx, check, { step, tries: check.tries, issuedAt })}`,
  }
}

/** One drawing of a check: for which step, and after how many submissions. */
interface Drawing {
  readonly step: number
  readonly tries: number
}

/** The amount and the colours that were drawn for a try of a step. */
export function drawChallenge(
  ctx: IdentityContext,
  check: Check,
  { step, tries }: Drawing,
): { readonly amount: number; readonly colors: ScreenColor[] } {
  const action = check.actions[step] ?? 'smile'
  const drawn = [
    ...ctx.encryptor.fingerprint(`${check.nonce_hash.toString('hex')}/${step}/${tries}`, PURPOSE),
  ]
  const amounts = AMOUNTS[action]
  const [first = 0, ...others] = drawn
  const colors: ScreenColor[] = []
  for (const number of others.slice(0, COLORS_SHOWN)) {
    // Never the same twice in a row, also where the sequence begins anew.
    const isLast = colors.length === COLORS_SHOWN - 1
    const left = SCREEN_COLORS.filter((color) => color !== colors.at(-1) && !(isLast && color === colors[0]))
    colors.push(left[number % left.length] ?? 'red')
  }
  return { amount: amounts[first % amounts.length] ?? 1, colors }
}

/** A capture session: what it was issued for, and when, in ms. */
interface Capture extends Drawing {
  readonly issuedAt: number
}

/** Reads a capture session; null when it was not issued for this step. */
export function readCapture(
  ctx: IdentityContext,
  check: Check,
  step: number,
  written: string,
): Capture | null {
  const [time = '', count = '', signature = ''] = written.split('.')
  const capture = { step, tries: Number(count), issuedAt: Number(time) }
  if (!Number.isSafeInteger(capture.issuedAt) || !Number.isSafeInteger(capture.tries)) return null
  const [given, due] = [Buffer.from(signature), Buffer.from(sign(ctx, check, capture))]
  return given.length === due.length && timingSafeEqual(given, due) ? capture : null
}

const sign = (ctx: IdentityContext, check: Check, { step, tries, issuedAt }: Capture): string =>
  ctx.encryptor
    .fingerprint(`${check.nonce_hash.toString('hex')}/${step}/${tries}/${issuedAt}`, `${PURPOSE}-capture`)
    .toString('base64url')
