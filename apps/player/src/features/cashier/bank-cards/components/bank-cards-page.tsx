import { BankCardArt } from '@gamehall/ui/art/bank-card-art.tsx'
import { BottomBar } from '@gamehall/ui/bottom-bar.tsx'
import { Button } from '@gamehall/ui/button.tsx'
import { EmptyState } from '@gamehall/ui/empty-state.tsx'
import { ErrorState } from '@gamehall/ui/error-state.tsx'
import { Page, PageBody } from '@gamehall/ui/page.tsx'
import { PageHeader } from '@gamehall/ui/page-header.tsx'
import { PullToRefresh } from '@gamehall/ui/pull-to-refresh.tsx'
import { Skeleton } from '@gamehall/ui/skeleton.tsx'
import { Tip } from '@gamehall/ui/tip.tsx'
import type { Answer } from '../../../../shared/api/send-call.ts'
import { useText } from '../../../../shared/i18n/text.ts'
import { AppLink } from '../../../../shared/navigation/app-link.tsx'
import { goBack, navigate } from '../../../../shared/navigation/navigator.ts'
import { href } from '../../../../shared/navigation/paths.ts'
import { usePush } from '../../../../shared/socket/use-push.ts'
import { useBankCards } from '../api/use-bank-cards.ts'
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

function Cards({ book: { list, max_count, holder_name } }: { readonly book: Answer<'listBankCards'> }) {
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
      {isFull ? <Tip tone="warn">{text.full(max_count)}</Tip> : null}
      {holder_name === null ? (
        <Tip tone="warn">
          <div>{text.nameFirst}</div>
          <AppLink to={href('authentication')} className={styles.link}>
            {text.verify}
          </AppLink>
        </Tip>
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
