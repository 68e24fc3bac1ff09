import { BankCardArt } from '@gamehall/ui/art/bank-card-art.tsx'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { EmptyState } from '@gamehall/ui/feedback/empty-state.tsx'
import { ErrorState } from '@gamehall/ui/feedback/error-state.tsx'
import { Skeleton } from '@gamehall/ui/feedback/skeleton.tsx'
import { BottomBar } from '@gamehall/ui/layout/bottom-bar.tsx'
import { Page, PageBody } from '@gamehall/ui/layout/page.tsx'
import { PageHeader } from '@gamehall/ui/layout/page-header.tsx'
import { PullToRefresh } from '@gamehall/ui/layout/pull-to-refresh.tsx'
import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { usePush } from '@gamehall/web-client/socket/use-push.ts'
import { AppLink } from '../../../../shared/navigation/app-link.tsx'
import { goBack, navigate } from '../../../../shared/navigation/navigator.ts'
import { href } from '../../../../shared/navigation/paths.ts'
import { useBankCards } from '../api.ts'
import { bankCardsText } from '../bank-cards-text.ts'
import { BankCardItem } from './bank-card-item.tsx'
import styles from './bank-cards-page.module.css'

/** `/bank`: the player's bank cards. */
export function BankCardsPage() {
  const text = useText(bankCardsText)
  const cards = useBankCards()
  usePush(['user_change'], () => cards.refetch())
  return (
    <PullToRefresh onRefresh={() => cards.refetch({ throwOnError: true })}>
      <Page foot="bar">
        <PageHeader title={text.title} onBack={() => goBack(href('withdraw'))} />
        <PageBody>
          {cards.data ? <Cards book={cards.data} /> : null}
          {cards.isPending ? <CardsSkeleton /> : null}
          {cards.isError && !cards.data ? (
            <ErrorState detail={cards.error.message} onRetry={() => cards.refetch()} />
          ) : null}
        </PageBody>
      </Page>
    </PullToRefresh>
  )
}

function Cards({ book: { list, max_count, holder_name } }: { readonly book: CallResponse<'listBankCards'> }) {
  const text = useText(bankCardsText)
  const isFull = list.length >= max_count
  return (
    <>
      {list.length === 0 ? (
        <EmptyState art={<BankCardArt />} title={text.none} detail={text.noneHint} />
      ) : (
        <p className={styles.count}>{text.count(list.length, max_count)}</p>
      )}
      {list.map((card) => (
        <BankCardItem key={card.card_id} card={card} />
      ))}
      {isFull ? <Callout tone="warn">{text.full(max_count)}</Callout> : null}
      {holder_name === null ? (
        <Callout tone="warn">
          <div>{text.nameFirst}</div>
          <AppLink to={href('authentication')} className={styles.link}>
            {text.verify}
          </AppLink>
        </Callout>
      ) : null}
      <BottomBar>
        <Button
          block
          disabled={isFull || holder_name === null}
          onClick={() => navigate(href('bindBankCard'))}
        >
          {text.add}
        </Button>
      </BottomBar>
    </>
  )
}

function CardsSkeleton() {
  return (
    <>
      <Skeleton shape="block" height="168px" />
      <Skeleton shape="block" height="168px" />
    </>
  )
}
