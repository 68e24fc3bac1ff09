import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'

/**
 * A query client whose `invalidateQueries` also discards a first load under way. TanStack Query cancels a running fetch
 * only if the query already has data; a first load that the server answered before the change would be shown as fresh.
 */
export class CallQueryClient extends QueryClient {
  override invalidateQueries<TaggedQueryKey extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<TaggedQueryKey>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const refetched = filters?.refetchType ?? filters?.type ?? 'active'
    if (refetched !== 'none')
      // Silent: the query goes on loading, by the fetch that invalidating it begins.
      for (const query of this.getQueryCache().findAll({
        ...filters,
        type: refetched,
        fetchStatus: 'fetching',
      }))
        if (query.state.data === undefined && !query.isDisabled()) void query.cancel({ silent: true })
    return super.invalidateQueries(filters, options)
  }
}
