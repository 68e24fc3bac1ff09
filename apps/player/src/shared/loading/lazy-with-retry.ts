import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { retryLoad } from './retry-load.ts'

/**
 * A lazily loaded component whose chunk is retried on network failures: React’s own `lazy` caches a failed load for good.
 * An error thrown while the chunk runs is not retried and reaches the error boundary.
 */
export const lazyWithRetry = <P extends object>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> => lazy(async () => ({ default: await retryLoad(load) }))
