import { NoMessagesArt } from '@gamehall/ui/art/state-art.tsx'
import { Card } from '@gamehall/ui/card.tsx'
import { EmptyState } from '@gamehall/ui/empty-state.tsx'
import { ErrorState } from '@gamehall/ui/error-state.tsx'
import { Icon } from '@gamehall/ui/icon.tsx'
import { chat, headset, mail, phone } from '@gamehall/ui/icons/icon-set.ts'
import { Menu, MenuItem } from '@gamehall/ui/menu.tsx'
import { Page, PageBody } from '@gamehall/ui/page.tsx'
import { PageHeader } from '@gamehall/ui/page-header.tsx'
import { PullToRefresh } from '@gamehall/ui/pull-to-refresh.tsx'
import { SkeletonList } from '@gamehall/ui/skeleton.tsx'
import type { Answer } from '../../../shared/api/send-call.ts'
import { useText } from '../../../shared/i18n/text.ts'
import { useCustomerService } from '../api/use-customer-service.ts'
import { supportText } from '../support-text.ts'
import styles from './service-page.module.css'

const shapes = { email: mail, phone, link: chat } as const

/** `/service`: how to reach people (§2). */
export function ServicePage() {
  const text = useText(supportText)
  const service = useCustomerService()
  return (
    <PullToRefresh onRefresh={() => service.refetch({ throwOnError: true })}>
      <Page hasGlow foot="tabs">
        <PageHeader title={text.service} />
        <PageBody>
          {service.data ? <Channels service={service.data} /> : null}
          {service.isPending ? <SkeletonList count={3} /> : null}
          {service.isError && !service.data ? (
            <ErrorState detail={service.error.message} onRetry={() => service.refetch()} />
          ) : null}
        </PageBody>
      </Page>
    </PullToRefresh>
  )
}

function Channels({ service: { hours, channels } }: { readonly service: Answer<'getCustomerService'> }) {
  const text = useText(supportText)
  return (
    <>
      <Card look="hero">
        <span className={styles.mark}>
          <Icon shape={headset} size="xl" />
        </span>
        <b className={styles.title}>{text.title}</b>
        <span className={styles.hours}>{text.hours(hours)}</span>
      </Card>
      {channels.length === 0 ? (
        <EmptyState art={<NoMessagesArt />} title={text.none} detail={text.noneHint} />
      ) : (
        <Menu title={text.channels}>
          {channels.map(({ kind, name, value, href }) => (
            <MenuItem key={href} shape={shapes[kind]} label={name} detail={value} href={href} />
          ))}
        </Menu>
      )}
    </>
  )
}
