import { useState } from 'react'
import { useObjectUrl } from '../../../shared/camera/use-object-url.ts'
import { type DocumentSide, useLocalPhoto } from './identity-draft-store.ts'

type Address = {
  readonly side: DocumentSide
  /** Link to the stored photo, valid for a minute. */
  readonly url: string | undefined
  /** The link has expired. */
  readonly onGone: () => unknown
}

/** A photo of the document: the one in memory, else the stored one, whose link is renewed when it expires. */
export function useDocumentPhoto({ side, url, onGone }: Address) {
  const own = useObjectUrl(useLocalPhoto(side))
  const [isRenewed, setRenewed] = useState(false)
  return {
    src: own ?? url,
    onLoad: () => setRenewed(false),
    onError: () => {
      // A link that fails right after renewal is broken, not expired.
      if (own === undefined && !isRenewed) onGone()
      setRenewed(true)
    },
  }
}
