import { CardBack } from '../../../../web/shared/cards/card-back.tsx'

/** The back of this table's deck. */
export function DeckBack({ className }: { readonly className?: string | undefined }) {
  return <CardBack className={className} ground="#0b3d3a" line="#d9b25f" />
}
