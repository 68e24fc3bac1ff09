import type { GameTypes } from '../face/game-types.ts'
import type { ShowHandlers, ShowStage } from './show-stage.ts'

/** Plays events one after another. Throws for an event without a handler. */
export async function playEvents<T extends GameTypes>(
  events: readonly T['event'][],
  handlers: ShowHandlers<T>,
  stage: ShowStage<T>,
): Promise<void> {
  for (const event of events) {
    const type: T['event']['type'] = event.type
    // The handler of a type takes exactly the events of that type, which an indexed access cannot express.
    const play = handlers[type] as ((event: ShowEventOf<T>, stage: ShowStage<T>) => unknown) | undefined
    if (play === undefined) throw new Error(`the stage has no handler for ${event.type}`)
    await play(event, stage)
  }
}

type ShowEventOf<T extends GameTypes> = T['event']
