import { useCallList } from '../../../shared/api/use-call-list.ts'

/** Loads the library, filtered by style and title. */
export function useMusicLibrary(style_id: string | undefined, keyword: string) {
  return useCallList('listMusic', {
    page_size: 50,
    ...(style_id !== undefined && { style_id }),
    ...(keyword !== '' && { keyword }),
  })
}
