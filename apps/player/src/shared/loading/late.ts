import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { retryLoad } from './retry-load.ts'

/**
 * A component of its own chunk, for a place that can wait for it. A chunk that the network loses is asked for again:
 * React’s own `lazy` keeps the loss for good, and takes everything around the place down with it. One that breaks while it
 * runs fails its page, which says so.
 */
export const late = <P extends object>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> => lazy(async () => ({ default: await retryLoad(load) }))
