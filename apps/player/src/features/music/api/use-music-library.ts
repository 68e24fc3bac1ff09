import { useCallList } from '../../../shared/api/use-call-list.ts'

/** The library: whole, of a style, or found by its title. */
export function useMusicLibrary(style_id: string | undefined, keyword: string) {
  return useCallList('listMusic', {
    page_size: 50,
    ...(style_id !== undefined && { style_id }),
    ...(keyword !== '' && { keyword }),
  })
}
