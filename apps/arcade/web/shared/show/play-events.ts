import type { GameTypes } from '../frontend/game-types.ts'
import type { ShowHandlers, ShowStage } from './show-stage.ts'

/**
 * Plays events one after another; undefined when it is over at once, so that what follows is rendered with it. Throws for an event
 * without a handler.
 */
export function playEvents<T extends GameTypes>(
  events: readonly T['event'][],
  handlers: ShowHandlers<T>,
  stage: ShowStage<T>,
): Promise<void> | undefined {
  for (const [index, event] of events.entries()) {
    const type: T['event']['type'] = event.type
    // The handler of a type takes exactly the events of that type, which an indexed access cannot express.
    const play = handlers[type] as
      | ((event: ShowEventOf<T>, stage: ShowStage<T>) => Promise<void> | undefined)
      | undefined
    if (play === undefined) throw new Error(`the stage has no handler for ${event.type}`)
    const playing = play(event, stage)
    if (playing !== undefined) return playing.then(() => playEvents(events.slice(index + 1), handlers, stage))
  }
  return undefined
}

type ShowEventOf<T extends GameTypes> = T['event']
