import type { CanvasLayer } from '../../../../web/shared/canvas/canvas-stage.ts'

/** What a cluster pays, written over it. `x` and `y` are its centre in CSS pixels. */
export interface PayLabel {
  readonly x: number
  readonly y: number
  readonly text: string
  /** Whether the round has paid more than its stake. */
  readonly isWin: boolean
}

export interface PayLabels extends CanvasLayer {
  show(labels: readonly PayLabel[]): void
  /** Lets them rise and fade. */
  fade(): void
  clear(): void
}

const FADE_MS = 420

export function createPayLabels(): PayLabels {
  let labels: readonly PayLabel[] = []
  let shownMs = 0
  let leftMs = 0
  let isFading = false
  return {
    show(next) {
      labels = next
      shownMs = 0
      leftMs = FADE_MS
      isFading = false
    },
    fade() {
      isFading = true
    },
    clear() {
      labels = []
    },
    step(ms) {
      shownMs += ms
      if (isFading) leftMs -= ms
      if (leftMs <= 0) labels = []
      return labels.length > 0 && (isFading || shownMs < FADE_MS)
    },
    draw(pen, { width }) {
      if (labels.length === 0) return
      const size = Math.max(13, Math.min(26, width / 16))
      const pop = Math.min(1, shownMs / 160)
      pen.font = `800 ${size * (0.7 + 0.3 * pop)}px system-ui, sans-serif`
      pen.textAlign = 'center'
      pen.textBaseline = 'middle'
      pen.lineJoin = 'round'
      pen.globalAlpha = Math.max(0, Math.min(1, leftMs / FADE_MS))
      for (const { x, y, text, isWin } of labels) {
        const half = pen.measureText(text).width / 2 + 4
        const left = Math.max(half, Math.min(width - half, x))
        const top = y - (1 - leftMs / FADE_MS) * size
        pen.lineWidth = size * 0.3
        pen.strokeStyle = 'rgb(2 16 38 / 0.92)'
        pen.strokeText(text, left, top)
        pen.fillStyle = isWin ? '#ffe08a' : '#e4f7ff'
        pen.fillText(text, left, top)
      }
      pen.globalAlpha = 1
    },
  }
}
