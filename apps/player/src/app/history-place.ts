import { randomId } from '../shared/storage/random-id.ts'

/** Where in its history the app stands; kept in the history entry, so that it survives a reload. */
export type Place = {
  /** The entry's own name, by which a kept page is found again. */
  readonly key: string
  /** How many entries of the app lie before this one. */
  readonly index: number
}

/** The place noted in an entry's state; undefined for an entry the browser made, by a typed address or a plain link. */
export function readPlace(state: unknown): Place | undefined {
  const isPlace =
    typeof state === 'object' &&
    state !== null &&
    'key' in state &&
    typeof state.key === 'string' &&
    'index' in state &&
    typeof state.index === 'number'
  return isPlace ? { key: state.key as string, index: state.index as number } : undefined
}

export function newPlace(index: number): Place {
  return { key: randomId().slice(0, 8), index }
}
