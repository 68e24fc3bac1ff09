import { BankCardArt } from '@gamehall/ui/art/bank-card-art.tsx'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { EmptyState } from '@gamehall/ui/feedback/empty-state.tsx'
import { ErrorState } from '@gamehall/ui/feedback/error-state.tsx'
import { Skeleton } from '@gamehall/ui/feedback/skeleton.tsx'
import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { camera, idCard, megaphone } from '@gamehall/ui/icons/icon-set.ts'
import { BottomBar } from '@gamehall/ui/layout/bottom-bar.tsx'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { Page, PageBody } from '@gamehall/ui/layout/page.tsx'
import { PageHeader } from '@gamehall/ui/layout/page-header.tsx'
import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { AppLink } from '../../../../shared/navigation/app-link.tsx'
import { goBack, historyDepth, navigate } from '../../../../shared/navigation/navigator.ts'
import { href } from '../../../../shared/navigation/paths.ts'
import { usePlayerInfo } from '../../../../shared/player/use-player-info.ts'
import { type CardStep, firstOpenStep } from '../add-card-steps.ts'
import { useBankCards } from '../api.ts'
import { cardStepsText } from '../card-steps-text.ts'
import { beginDraft, clearDraft, useCardDraft } from '../state/card-draft-store.ts'
import styles from './bind-card-page.module.css'

/** `/bind_bank_card`: requirements for adding a card, or the reason why no card can be added. */
export function BindCardPage() {
  const text = useText(cardStepsText)
  const cards = useBankCards()
  return (
    <Page foot="bar">
      <PageHeader title={text.title} onBack={() => goBack(href('bank'))} />
      <PageBody>
        {cards.data ? <Introduction cards={cards.data} /> : null}
        {cards.isPending ? <Skeleton shape="block" height="280px" /> : null}
        {cards.isError && !cards.data ? (
          <ErrorState detail={cards.error.message} onRetry={() => cards.refetch()} />
        ) : null}
      </PageBody>
    </Page>
  )
}

function Introduction({
  cards: { list, max_count, holder_name },
}: {
  readonly cards: CallResponse<'listBankCards'>
}) {
  const text = useText(cardStepsText)
  if (holder_name === null)
    return <BlockingError words={text.nameFirst} to={href('authentication')} label={text.verify} />
  if (list.length >= max_count)
    return <BlockingError words={text.full(max_count)} to={href('bank')} label={text.toCards} />
  return (
    <>
      <Card>
        <h2 className={styles.intro}>{text.intro}</h2>
        <p className={styles.hint}>{text.introHint}</p>
      </Card>
      <Card title={text.need}>
        <ul className={styles.needs}>
          <li>
            <Icon shape={camera} className={styles.icon} />
            {text.needCard}
          </li>
          <li>
            <Icon shape={megaphone} className={styles.icon} />
            {text.needVoice}
          </li>
          <li>
            <Icon shape={idCard} className={styles.icon} />
            {text.needName(holder_name)}
          </li>
        </ul>
      </Card>
      <Callout>{text.private}</Callout>
      <StartActions />
    </>
  )
}

function StartActions() {
  const text = useText(cardStepsText)
  const player = usePlayerInfo()
  const owner = player.data?.user_id
  const draft = useCardDraft(owner ?? '')
  const step = firstOpenStep(draft)
  const begin = (first: CardStep) => {
    if (owner === undefined) return
    beginDraft(owner, historyDepth())
    navigate(href(first))
  }
  const isBegun = draft.photo !== undefined
  return (
    <BottomBar>
      {isBegun ? (
        <Button
          variant="ghost"
          onClick={() => {
            clearDraft()
            begin('bankIdentify')
          }}
        >
          {text.restart}
        </Button>
      ) : null}
      <Button block disabled={owner === undefined} onClick={() => begin(step)}>
        {isBegun ? text.goOn : text.start}
      </Button>
    </BottomBar>
  )
}

type BlockingErrorProps = {
  readonly words: string
  readonly to: ReturnType<typeof href>
  readonly label: string
}

function BlockingError({ words, to, label }: BlockingErrorProps) {
  return (
    <EmptyState
      art={<BankCardArt />}
      title={words}
      action={
        <AppLink to={to} className={buttonClass({ block: true })}>
          {label}
        </AppLink>
      }
    />
  )
}
