import { centreOf, heightOf, type LaidLine, type Level, layLine } from './laid-line.ts'

/** Widest gap within a text, in heights: names are set wide. */
const WIDEST_GAP = 0.9
const SAME_HEIGHT = 1.45
/** How far the middles of one row’s texts differ, in heights. */
const SAME_ROW = 0.3

/** Whether two texts are one: beside each other, on one row, of one size. */
export function isContinued(left: LaidLine, right: LaidLine, widestGap = WIDEST_GAP): boolean {
  const [one, other] = [heightOf(left), heightOf(right)]
  const gap = right.box.left - left.box.right
  return (
    Math.max(one, other) < SAME_HEIGHT * Math.min(one, other) &&
    Math.abs(centreOf(left) - centreOf(right)) < SAME_ROW * Math.min(one, other) &&
    gap > -0.5 * one &&
    gap < widestGap * Math.min(one, other)
  )
}

/** One text of two beside each other. */
export function joinLines(left: LaidLine, right: LaidLine, level: Level): LaidLine {
  const [nw, , , sw] = left.corners
  const [, ne, se] = right.corners
  const length = (line: LaidLine) => line.box.right - line.box.left
  const whole = Math.max(1, right.box.right - left.box.left)
  const start = (right.box.left - left.box.left) / whole
  return layLine(
    {
      ...left,
      text: /[A-Za-z,]$/.test(left.text) ? `${left.text} ${right.text}` : left.text + right.text,
      letters: [
        ...left.letters.map((letter) => ({ ...letter, at: (letter.at * length(left)) / whole })),
        ...right.letters.map((letter) => ({ ...letter, at: start + (letter.at * length(right)) / whole })),
      ],
      corners: [nw, ne, se, sw],
    },
    level,
  )
}
