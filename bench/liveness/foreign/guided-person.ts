import type { FaceAction } from '@gamehall/contract/identity'
import { type Draws, ease } from './seeded-draws.ts'

/**
 * What a page tells somebody at a moment: there is no face; look ahead; more slowly, or anew, from the beginning; go on, or further;
 * hold it; a little back.
 */
export type Cue = 'nobody' | 'ahead' | 'slower' | 'again' | 'further' | 'hold' | 'back'

/** What a page tells somebody about the phone. */
export type Framing = 'fine' | 'away' | 'nearer'

/** How one person is before a page that guides them. */
export interface Character {
  /** Seconds until they do something about what they see, and to understand a new task. */
  readonly reacts: number
  readonly reads: number
  /** Seconds that a whole movement takes them; grows when they are told to be slower. */
  pace: number
  /** How far they go by themselves, beside others, and by how much further when they are asked for more. */
  readonly boldness: number
  readonly step: number
  /** Share of a movement by which it first goes too far. */
  readonly overshoots: number
  /** Share of a movement that is lost each second while it is held, and how many seconds they hold it. */
  readonly slackens: number
  readonly holds: number
  /** Begins when the task is understood, whether the page is ready or not. */
  readonly isEager: boolean
  readonly isTalkative: boolean
  /** Mixes up left and right now and then, looks aside, begins before the face is ahead. */
  readonly isClumsy: boolean
  readonly heedsFraming: boolean
  /** Beside a steady person. */
  readonly trembles: number
  readonly blinksEach: number
  /** A faint smile that is always there. */
  readonly friendliness: number
}

export function drawCharacter(draws: Draws): Character {
  const isClumsy = draws.chance(0.25)
  return {
    reacts: draws.between(0.25, 0.6) * (isClumsy ? 1.3 : 1),
    reads: draws.between(0.4, 1.6),
    pace: 0.55 * 4 ** draws.next(),
    boldness: Math.max(0.6, 1 + 0.22 * draws.normal()),
    step: draws.between(0.12, 0.4),
    overshoots: draws.chance(0.5) ? draws.between(0.03, 0.18) : 0,
    slackens: draws.chance(0.35) ? draws.between(0.04, 0.16) : draws.between(0, 0.02),
    holds: isClumsy ? draws.between(0.9, 2.5) : draws.between(2, 5),
    isEager: draws.chance(isClumsy ? 0.5 : 0.12),
    isTalkative: draws.chance(0.2),
    isClumsy,
    heedsFraming: draws.chance(0.85),
    trembles: draws.chance(0.12) ? draws.between(1.8, 3) : draws.between(0.6, 1.3),
    blinksEach: draws.between(2, 6),
    friendliness: draws.chance(0.3) ? draws.between(0.03, 0.15) : 0,
  }
}

/** Movements are counted in 20 degrees of the head, in the widest usual opening of the jaw, in the broadest usual smile. */
const FIRST_REACH: Readonly<Record<'turn' | 'jaw' | 'smile', readonly [mean: number, spread: number]>> = {
  turn: [0.9, 0.18],
  jaw: [0.78, 0.14],
  smile: [0.85, 0.15],
}
const FURTHEST = { turn: 2.1, jaw: 1.1, smile: 1.2 } as const

/** Whoever was asked for more so often tries it anew. */
const MOST_STEPS = 5

/** Time is followed in steps this long. */
const TICK = 0.02

/** A value that strays and is drawn back to nothing within some seconds, whatever the steps in which time is followed. */
export class Stray {
  value: number
  private readonly draws: Draws
  private readonly size: number
  private readonly lasts: number

  constructor(draws: Draws, size: number, lasts: number) {
    this.draws = draws
    this.size = size
    this.lasts = lasts
    this.value = draws.normal() * size
  }

  tick(): void {
    this.value += (-this.value * TICK) / this.lasts
    this.value += this.size * Math.sqrt((2 * TICK) / this.lasts) * this.draws.normal()
  }
}

/** From one value to another, swiftest in the middle, a little beyond and back. */
interface Glide {
  readonly from: number
  readonly to: number
  readonly since: number
  readonly lasts: number
  readonly beyond: number
}

function glideAt({ from, to, since, lasts, beyond }: Glide, now: number): number {
  const share = Math.min(1, (now - since) / lasts)
  const smooth = share ** 3 * (10 - 15 * share + 6 * share ** 2)
  const late = Math.max(0, Math.min(1, ((now - since) / lasts - 0.75) / 0.6))
  return from + (to - from) * (smooth + beyond * Math.sin(Math.PI * late) ** 2)
}

const isOver = ({ since, lasts, beyond }: Glide, now: number) =>
  now - since >= lasts * (beyond > 0 ? 1.35 : 1)

/** What a body does at a moment. */
export interface Bearing {
  /** How far the movement has come; less than 0 the other way. */
  readonly done: number
  /** Degrees by which the head looks elsewhere. */
  readonly aside: { readonly yaw: number; readonly pitch: number }
  readonly talk: number
  readonly blink: number
}

type Phase = 'reading' | 'going' | 'there' | 'holding' | 'returning'

/** Somebody who is asked for one movement and follows what the page says, each thing a little later than it is said. */
export class Performer {
  private now = 0
  private phase: Phase = 'reading'
  private value: number
  private glide: Glide | null = null
  private phaseSince = 0
  private cue: Cue = 'ahead'
  private cueSince = 0
  private readonly said: { readonly at: number; readonly cue: Cue }[] = []
  private isWrongWay: boolean
  private asideShare = 1
  private readonly asideAt: { readonly yaw: number; readonly pitch: number }
  private readonly glance: { readonly from: number; readonly lasts: number; readonly yaw: number }
  private readonly talk: { readonly from: number; readonly lasts: number; readonly rate: number }
  private readonly readUntil: number
  private reach: number
  private steps = 0
  private readonly furthest: number
  private blinkFrom: number
  private blinkLasts = 0.2
  private readonly character: Character
  private readonly draws: Draws

  constructor(character: Character, action: FaceAction, attempt: number, draws: Draws) {
    this.character = character
    this.draws = draws
    const { isClumsy, isTalkative, boldness, reads } = character
    const part = action === 'open_mouth' ? 'jaw' : action === 'smile' ? 'smile' : 'turn'
    const [mean, spread] = FIRST_REACH[part]
    this.furthest = FURTHEST[part] * draws.between(0.9, 1)
    this.reach = Math.min(
      this.furthest,
      Math.max(0.4, mean * boldness + spread * draws.normal() + 0.05 * attempt),
    )
    if (attempt > 0) character.pace = Math.min(2.4, character.pace * 1.15)
    this.value = draws.chance(0.3) ? draws.between(0, 0.12) : 0
    this.isWrongWay = part === 'turn' && attempt === 0 && draws.chance(isClumsy ? 0.3 : 0.06)
    const isAside = draws.chance(isClumsy ? 0.35 : 0.12)
    this.asideAt = isAside
      ? { yaw: draws.between(-22, 22), pitch: draws.between(-14, 14) }
      : { yaw: draws.between(-3, 3), pitch: draws.between(-3, 3) }
    const glances = draws.chance(isClumsy ? 0.25 : 0.06)
    this.glance = {
      from: draws.between(0.4, 3),
      lasts: glances ? draws.between(0.5, 1.1) : 0,
      yaw: draws.pick([-1, 1]) * draws.between(9, 22),
    }
    const talks = draws.chance(isTalkative ? 0.6 : 0.05)
    this.talk = {
      from: draws.between(0, 2.5),
      lasts: talks ? draws.between(0.5, 1.6) : 0,
      rate: draws.between(1.8, 2.8),
    }
    this.readUntil = reads * draws.between(0.7, 1.3) * (attempt > 0 ? 1.2 : 1)
    this.blinkFrom = draws.between(0.2, character.blinksEach)
  }

  /** The page says something now: it is heeded later. */
  hear(cue: Cue): void {
    const { reacts } = this.character
    this.said.push({ at: this.now + reacts * this.draws.between(0.75, 1.35), cue })
  }

  /** Lives on until a moment, in seconds since the task was shown. */
  live(until: number, tick: () => void): Bearing {
    while (this.now + TICK <= until) {
      this.now += TICK
      this.listen()
      this.move()
      this.decide()
      if (this.now > this.blinkFrom + this.blinkLasts) this.blinkAgain()
      tick()
    }
    const { from, lasts, yaw } = this.glance
    const away = ease(this.now, from, from + 0.25) * ease(this.now, from + lasts + 0.25, from + lasts)
    return {
      done: this.value,
      aside: {
        yaw: this.asideAt.yaw * this.asideShare + (lasts > 0 ? yaw * away : 0),
        pitch: this.asideAt.pitch * this.asideShare,
      },
      talk: this.talkNow(),
      blink: Math.sin(Math.PI * Math.max(0, Math.min(1, (this.now - this.blinkFrom) / this.blinkLasts))),
    }
  }

  private talkNow(): number {
    const { from, lasts, rate } = this.talk
    const since = this.now - from
    if (since < 0 || since > lasts) return 0
    return 0.24 * Math.sin(Math.PI * rate * since) ** 2 * ease(since, lasts, lasts - 0.2)
  }

  private blinkAgain(): void {
    const { blinksEach } = this.character
    // Some blink twice.
    const pause = this.draws.chance(0.12) ? 0.15 : blinksEach * this.draws.between(0.5, 1.6)
    this.blinkFrom = this.now + pause
    this.blinkLasts = this.draws.between(0.14, 0.32)
  }

  private listen(): void {
    while (this.said[0] !== undefined && this.said[0].at <= this.now) {
      const heard = this.said.shift()
      if (heard === undefined || heard.cue === this.cue) continue
      this.cue = heard.cue
      this.cueSince = this.now
    }
    // Who sees that they do not look ahead does so, nearly.
    if (this.cue === 'ahead' || this.cue === 'nobody') {
      if (this.now > this.cueSince + 0.1 && this.asideShare > 0.1)
        this.asideShare -= (this.asideShare * TICK) / 0.3
    }
  }

  private move(): void {
    if (this.glide !== null) {
      this.value = glideAt(this.glide, this.now)
      if (isOver(this.glide, this.now)) this.glide = null
    } else if (this.phase === 'holding' || this.phase === 'there')
      this.value -= this.value * this.character.slackens * TICK
    else if (this.phase === 'reading') this.value -= (this.value * TICK) / 0.4
  }

  private enter(phase: Phase): void {
    this.phase = phase
    this.phaseSince = this.now
  }

  private goTo(to: number, speed = 1): void {
    const way = Math.abs(to - this.value)
    const lasts = (this.character.pace * Math.max(0.35, Math.min(1.3, Math.sqrt(way)))) / speed
    const beyond = way > 0.3 && to !== 0 ? this.character.overshoots * this.draws.between(0.5, 1.5) : 0
    this.glide = { from: this.value, to, since: this.now, lasts, beyond }
    this.enter(to === 0 ? 'returning' : 'going')
  }

  private begin(): void {
    this.steps = 0
    this.goTo(this.isWrongWay ? -this.draws.between(0.4, 0.9) * this.reach : this.reach)
    this.isWrongWay = false
  }

  /** Seconds that what is said and what is done have both been so. */
  private get settled(): number {
    return this.now - Math.max(this.phaseSince, this.cueSince)
  }

  private decide(): void {
    const { cue, phase, settled, character } = this
    const isAsked = cue === 'further' || cue === 'hold' || cue === 'back'
    if (phase === 'reading') {
      if (this.now >= this.readUntil && (isAsked || character.isEager)) this.begin()
      return
    }
    if (phase === 'returning') {
      if (this.glide === null && isAsked && settled > 0.35) this.begin()
      return
    }
    if (!isAsked) {
      // A hint that may be gone with the next frame is heeded at once.
      if (settled <= (cue === 'ahead' ? 0.4 : 0.1) || cue === 'nobody') return
      if (cue === 'slower') character.pace = Math.min(2.6, character.pace * 1.5)
      this.goTo(0, 1.3)
    } else if (phase === 'going') this.go(cue)
    else this.stay(cue)
  }

  /** On the way: who is told to hold it stops, nearly at once; who has arrived waits for what is said. */
  private go(cue: Cue): void {
    if (this.glide === null) this.enter('there')
    else if (cue === 'hold' && this.value > 0 && this.glide.to > this.value) {
      const stop = Math.min(this.glide.to, this.value + this.draws.between(0.02, 0.12))
      this.glide = { from: this.value, to: stop, since: this.now, lasts: 0.25, beyond: 0 }
      this.enter('holding')
    }
  }

  private stay(cue: Cue): void {
    const { character, settled } = this
    if (cue === 'hold') {
      if (this.phase === 'there') this.enter('holding')
      else if (settled > character.holds) this.goTo(0)
    } else if (cue === 'back') {
      if (settled > 0.15) this.goTo(this.value * this.draws.between(0.72, 0.88), 0.8)
    } else if (this.value < 0) {
      // The wrong way: seen after a moment.
      if (settled > 0.5 + character.reacts) this.goTo(this.reach)
    } else if (this.value < 0.9 * this.furthest && this.steps < MOST_STEPS) {
      if (settled <= 0.25) return
      this.steps += 1
      this.reach = Math.min(this.furthest, this.value + character.step * this.draws.between(0.7, 1.3))
      this.goTo(this.reach, 0.8)
    } else if (settled > 0.9 + character.reacts) this.goTo(0) // Nothing more is possible: from the beginning.
  }
}

/** How far off the middle of the picture a face may be, in shares of its height, before its owner points the phone anew. */
const OFF_MIDDLE = { x: 0.13, y: 0.11 }
/** How fast a hand moves the phone, in cm and in radians a second. */
const MOVES = 14
const POINTS = 0.2

/** How a phone is held: how many cm away, and how many radians past the face it points. */
export class Hand {
  away: number
  readonly aim: { yaw: number; pitch: number }
  private awayGoal: number
  private readonly aimGoal: { yaw: number; pitch: number }
  private nextMove = 0
  private nextAim = 0
  private readonly character: Character
  private readonly draws: Draws

  constructor(
    character: Character,
    held: { readonly away: number; readonly yaw: number; readonly pitch: number },
    draws: Draws,
  ) {
    this.character = character
    this.away = held.away
    this.awayGoal = held.away
    this.aim = { yaw: held.yaw, pitch: held.pitch }
    this.aimGoal = { ...this.aim }
    this.draws = draws
  }

  /** Times begin anew with each task. */
  beginTask(): void {
    this.nextMove = this.character.reacts
    this.nextAim = this.character.reacts
  }

  /** What the page says about the distance. Those who do not heed a hint do so when an action is to be repeated. */
  hear(framing: Framing, now: number, isRepeated: boolean): void {
    if (framing === 'fine' || !(this.character.heedsFraming || isRepeated) || now < this.nextMove) return
    const step = this.draws.between(3, 8) * (framing === 'away' ? 1 : -1)
    this.awayGoal = Math.max(20, Math.min(62, this.away + step))
    this.nextMove = now + 0.6 + this.character.reacts
  }

  /** Where somebody sees their own face: how far off the middle, in heights of the picture, right and down. */
  seeFace(x: number, y: number, now: number, focal: number): void {
    if ((Math.abs(x) < OFF_MIDDLE.x && Math.abs(y) < OFF_MIDDLE.y) || now < this.nextAim) return
    const share = this.draws.between(0.5, 0.9)
    this.aimGoal.yaw = this.aim.yaw + share * Math.atan(x / focal)
    this.aimGoal.pitch = this.aim.pitch - share * Math.atan(y / focal)
    this.nextAim = now + 0.6 + this.character.reacts
  }

  tick(): void {
    this.away = stepTo(this.away, this.awayGoal, MOVES * TICK)
    this.aim.yaw = stepTo(this.aim.yaw, this.aimGoal.yaw, POINTS * TICK)
    this.aim.pitch = stepTo(this.aim.pitch, this.aimGoal.pitch, POINTS * TICK)
  }
}

const stepTo = (from: number, to: number, most: number) => from + Math.max(-most, Math.min(most, to - from))
