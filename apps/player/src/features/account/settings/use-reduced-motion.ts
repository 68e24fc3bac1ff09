import { useMediaQuery } from '@gamehall/ui/theme/use-media-query.ts'

/** Whether the system prefers reduced motion. */
export const useReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)')
