import type { IconShape } from '@gamehall/ui/icons/icon-shape.ts'

export const turbo: IconShape = 'M13 3 5.5 13.500H11L10 21l8.500-11H13Z'
export const autoplay: IconShape =
  'M4.500 12A7.500 7.500 0 0 1 18 7.500L20 9.500M20 4.500v5h-5M19.500 12A7.500 7.500 0 0 1 6 16.500l-2-2M4 19.500v-5h5M10.500 9.500v5l4-2.500Z'
