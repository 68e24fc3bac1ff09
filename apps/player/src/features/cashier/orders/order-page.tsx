import { Page, PageBody } from '@gamehall/ui/layout/page.tsx'
import { PageHeader } from '@gamehall/ui/layout/page-header.tsx'
import { PullToRefresh } from '@gamehall/ui/layout/pull-to-refresh.tsx'
import type { CallError } from '@gamehall/web-client/calls/call-error.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { goBack } from '../../../shared/navigation/navigator.ts'
import type { Href } from '../../../shared/navigation/paths.ts'
import { SupportLink } from '../../../shared/navigation/support-link.tsx'
import { isOrderNotFound } from './order-content.tsx'

type OrderPageProps = {
  readonly kind: 'deposit' | 'withdrawal'
  readonly title: string
  readonly orderNo: string
  readonly order: UseQueryResult<unknown, CallError>
  readonly back: Href
  readonly children: ReactNode
}

/** The page frame of a deposit or withdrawal order. Not kept alive (§2). */
export function OrderPage({ kind, title, orderNo, order, back, children }: OrderPageProps) {
  return (
    <PullToRefresh onRefresh={() => order.refetch({ throwOnError: true })}>
      <Page foot="bar">
        <PageHeader
          title={title}
          onBack={() => goBack(back)}
          trailing={<SupportLink kind={kind} id={isOrderNotFound(orderNo, order) ? '' : orderNo} />}
        />
        <PageBody>{children}</PageBody>
      </Page>
    </PullToRefresh>
  )
}
