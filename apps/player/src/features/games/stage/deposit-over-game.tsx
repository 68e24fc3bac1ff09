import { IconButton } from '@gamehall/ui/buttons/icon-button.tsx'
import { Skeleton } from '@gamehall/ui/feedback/skeleton.tsx'
import { close } from '@gamehall/ui/icons/icon-set.ts'
import { Page, PageBody } from '@gamehall/ui/layout/page.tsx'
import { PageHeader } from '@gamehall/ui/layout/page-header.tsx'
import { Modal } from '@gamehall/ui/overlays/modal.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { type MouseEvent, Suspense, useContext } from 'react'
import { type Href, parseHref } from '../../../shared/navigation/paths.ts'
import { launchText } from '../launch/launch-text.ts'
import { DepositSlot } from './deposit-slot.ts'

type DepositOverGameProps = {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** A link in the deposit leads to another page: the game would be left. */
  readonly onLeaveFor: (target: Href) => void
}

/** The deposit over the game’s frame, which stays: closing it returns to the very same round. */
export function DepositOverGame({ isOpen, onClose, onLeaveFor }: DepositOverGameProps) {
  const text = useText(launchText)
  const Deposit = useContext(DepositSlot)
  return (
    <Modal isOpen={isOpen && Deposit !== undefined} onClose={onClose} place="full">
      {({ headingId }) => (
        <div onClickCapture={(event) => interceptLink(event, onLeaveFor)}>
          <Page foot="bar">
            <PageHeader
              title={<span id={headingId}>{text.depositTitle}</span>}
              trailing={<IconButton shape={close} label={text.backToGame} onClick={onClose} />}
            />
            <PageBody>
              <Suspense fallback={<Skeleton shape="block" height="312px" />}>
                {Deposit ? <Deposit onDone={onClose} /> : null}
              </Suspense>
            </PageBody>
          </Page>
        </div>
      )}
    </Modal>
  )
}

/** A plain click on a link to a page of the app asks first; one for a new tab leaves the game where it is. */
function interceptLink(event: MouseEvent, onLeaveFor: (target: Href) => void): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const address = link?.getAttribute('href')
  const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  const target = address?.startsWith('#') && link?.target !== '_blank' ? parseHref(address) : undefined
  if (target === undefined || !isPlain) return
  event.preventDefault()
  onLeaveFor(target)
}
