import { useInfiniteCallQuery } from '@gamehall/web-client/calls/use-infinite-call-query.ts'

/** Loads the library, filtered by style and title. */
export function useMusicLibrary(style_id: string | undefined, keyword: string) {
  return useInfiniteCallQuery('listMusic', {
    page_size: 50,
    ...(style_id !== undefined && { style_id }),
    ...(keyword !== '' && { keyword }),
  })
}
