import { useEffect, useEffectEvent } from 'react'
import type { MinesController } from '../mines-types.ts'
import { pickRandomTile } from '../pick-tile.ts'

const SIDE = 5
const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** The tile beside one; the board has no edges: what leaves it on one side enters on the other. */
export function tileBeside(tile: number, key: string): number | null {
  const step = STEPS[key]
  if (step === undefined) return null
  const row = (Math.floor(tile / SIDE) + step[0] + SIDE) % SIDE
  const column = (tile + step[1] + SIDE) % SIDE
  return row * SIDE + (column % SIDE)
}

const CENTRE = 12

/** Arrow keys walk over the tiles, space starts and opens a random tile, C cashes out. */
export function useMinesKeys(game: MinesController, start: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event
    const tile = target instanceof HTMLElement ? target.dataset.tile : undefined
    if (event.repeat || event.altKey || event.ctrlKey || event.metaKey) return
    if (target !== document.body && tile === undefined) return
    const next =
      event.key in STEPS ? (tile === undefined ? CENTRE : tileBeside(Number(tile), event.key)) : null
    if (next !== null) {
      event.preventDefault()
      document.querySelector<HTMLElement>(`[data-tile="${next}"]`)?.focus()
      return
    }
    if (game.autoplay !== null || game.isBusy || game.isReplay) return
    const isOpen = game.scene.round?.status === 'open'
    if (event.code === 'KeyC' && isOpen && game.scene.round?.picks.length !== 0)
      void game.act({ kind: 'cash_out' })
    if (event.code !== 'Space' || tile !== undefined) return
    event.preventDefault()
    if (isOpen) pickRandomTile(game)
    else if (!game.draft.isChoosing) start()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
