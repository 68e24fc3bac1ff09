import type { Game } from '@gamehall/contract/games'
import { preload } from 'react-dom'

interface GamePictureProps {
  readonly game: Game
  readonly width: number
  readonly height: number
  /** Whether it is on the first screen: the server-rendered page requests it before its layout is known, unless a deep link hides home. */
  readonly isFirst: boolean
  readonly className?: string | undefined
}

/** A game's picture in a frame of fixed size, loaded when it comes near the screen. */
export function GamePicture({ game, width, height, isFirst, className }: GamePictureProps) {
  if (import.meta.env.SSR && isFirst) preload(game.thumb, { as: 'image' })
  return (
    <img
      src={game.thumb}
      alt=""
      width={width}
      height={height}
      decoding="async"
      loading="lazy"
      className={className}
    />
  )
}
