import { Button } from '@gamehall/ui/buttons/button.tsx'
import { copyText } from '@gamehall/ui/buttons/copy-text.ts'
import { DescriptionList, DescriptionRow } from '@gamehall/ui/data-display/description-list.tsx'
import { showToast } from '@gamehall/ui/feedback/toast-store.ts'
import { download, share } from '@gamehall/ui/icons/icon-set.ts'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useEffect, useRef } from 'react'
import { useSiteConfig } from '../../../../shared/site/use-site-config.ts'
import { invitesText } from '../invites-text.ts'
import { drawPoster, POSTER_HEIGHT, POSTER_WIDTH } from '../poster/draw-poster.ts'
import { canShare, posterFile, saveFile, shareInvitation } from '../poster/share-poster.ts'
import styles from './invites.module.css'

type InvitationProps = { readonly code: string; readonly path: string }

/** The player's invite code, link and poster, with sharing. */
export function Invitation({ code, path }: InvitationProps) {
  const text = useText(invitesText)
  const { data: site } = useSiteConfig()
  const canvas = useRef<HTMLCanvasElement>(null)
  const address = `${location.origin}${path}`
  const name = site?.name ?? ''
  useEffect(() => {
    if (canvas.current && name !== '')
      drawPoster(canvas.current, { name, line: text.posterLine, scan: text.posterScan, code, address })
  }, [name, text, code, address])
  const poster = async () => (canvas.current ? posterFile(canvas.current, code) : null)
  const shareOrCopy = async () => {
    const invitation = { text: text.shareText(name, code), url: address }
    if (canShare() && (await shareInvitation(invitation, await poster()))) return
    const isCopied = await copyText(`${invitation.text} ${address}`)
    showToast(isCopied ? text.copied : text.failed, { kind: isCopied ? 'success' : 'error' })
  }
  const save = async () => {
    const file = await poster()
    if (file) saveFile(file)
    else showToast(text.failed, { kind: 'error' })
  }
  return (
    <Card look="hero" className={styles.invitation}>
      <h2 className={styles.heroTitle}>{text.heroTitle}</h2>
      <p className={styles.hint}>{text.heroHint}</p>
      <canvas
        ref={canvas}
        width={POSTER_WIDTH}
        height={POSTER_HEIGHT}
        role="img"
        aria-label={text.posterAlt(code)}
        className={styles.poster}
      />
      <div className={styles.facts}>
        <DescriptionList>
          <DescriptionRow label={text.code} copy={code}>
            <b className={styles.code}>{code}</b>
          </DescriptionRow>
          <DescriptionRow label={text.link} copy={address}>
            <span className={styles.address}>{address}</span>
          </DescriptionRow>
        </DescriptionList>
      </div>
      <div className={styles.ways}>
        <Button block icon={share} onClick={shareOrCopy}>
          {text.share}
        </Button>
        <Button variant="ghost" block icon={download} onClick={save}>
          {text.savePoster}
        </Button>
      </div>
    </Card>
  )
}
