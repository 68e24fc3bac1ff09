import { type CSSProperties, useMemo } from 'react'
import { useSymbolImages } from '../../../../web/shared/sprites/symbol-images.tsx'
import { GEM_COUNT } from '../art/gems.tsx'

const ARTS = ['bomb', ...Array.from({ length: GEM_COUNT }, (_, gem) => `gem-${gem}`)]

/** The pictures of what was not opened as variables of the board's style: `--bomb` and `--gem-0` to `--gem-4`. */
export function useUnopenedArt(): CSSProperties {
  const images = useSymbolImages()
  return useMemo(
    () =>
      Object.fromEntries(
        ARTS.flatMap((art) => {
          const image = images.get(`mn-${art}`)
          return image === undefined ? [] : [[`--${art}`, `url("${image}")`]]
        }),
      ),
    [images],
  )
}
