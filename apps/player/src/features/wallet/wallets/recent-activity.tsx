import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import { ErrorState } from '@gamehall/ui/feedback/error-state.tsx'
import { SkeletonList } from '@gamehall/ui/feedback/skeleton.tsx'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { usePush } from '@gamehall/web-client/socket/use-push.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { href } from '../../../shared/navigation/paths.ts'
import { TransactionRow } from '../transactions/transaction-row.tsx'
import styles from './main-wallet.module.css'
import { walletText } from './wallet-text.ts'

const SHOWN = 4

/** The latest transactions, newest first, with a link to all of them. */
export function RecentActivity() {
  const text = useText(walletText)
  const activity = useCallQuery('listTransactions', { page_size: SHOWN })
  usePush(['gold_change', 'user_change'], () => activity.refetch())
  const list = activity.data?.list
  return (
    <Card
      title={text.activity}
      trailing={
        <AppLink to={href('transactionRecord')} className={buttonClass({ variant: 'plain', size: 's' })}>
          {text.allActivity}
        </AppLink>
      }
    >
      {list?.length === 0 ? <p className={styles.hint}>{text.noActivity}</p> : null}
      {list ? (
        <ul className={styles.activity}>
          {list.map((transaction) => (
            <li key={transaction.id}>
              <TransactionRow
                transaction={transaction}
                to={href('walletRecord', { id: transaction.id }, { currency: transaction.currency })}
              />
            </li>
          ))}
        </ul>
      ) : activity.isError ? (
        <ErrorState detail={activity.error.message} onRetry={() => activity.refetch()} />
      ) : (
        <SkeletonList count={SHOWN} />
      )}
    </Card>
  )
}
