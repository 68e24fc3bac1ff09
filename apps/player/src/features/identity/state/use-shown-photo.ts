import { useState } from 'react'
import { useObjectUrl } from '../../../shared/camera/use-object-url.ts'
import { type Side, usePhoto } from './identity-draft-store.ts'

type Address = {
  readonly side: Side
  /** Where the hall shows it, for a minute. */
  readonly url: string | undefined
  /** The address is no longer good. */
  readonly onGone: () => unknown
}

/** A photo of the document: the one taken here, else the hall's, whose address is asked for anew when it is old. */
export function useShownPhoto({ side, url, onGone }: Address) {
  const own = useObjectUrl(usePhoto(side))
  const [isRenewed, setRenewed] = useState(false)
  return {
    src: own ?? url,
    onLoad: () => setRenewed(false),
    onError: () => {
      // One that fails as soon as it is renewed is broken, not old.
      if (own === undefined && !isRenewed) onGone()
      setRenewed(true)
    },
  }
}
