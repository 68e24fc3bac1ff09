import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import { Badge } from '@gamehall/ui/data-display/badge.tsx'
import { StatusPill } from '@gamehall/ui/data-display/status-pill.tsx'
import { ErrorState } from '@gamehall/ui/feedback/error-state.tsx'
import { Skeleton, SkeletonList } from '@gamehall/ui/feedback/skeleton.tsx'
import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { chat, headset, info, mail, phone, question } from '@gamehall/ui/icons/icon-set.ts'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { Page, PageBody } from '@gamehall/ui/layout/page.tsx'
import { PageHeader } from '@gamehall/ui/layout/page-header.tsx'
import { PullToRefresh } from '@gamehall/ui/layout/pull-to-refresh.tsx'
import { Menu, MenuItem } from '@gamehall/ui/navigation/menu.tsx'
import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { MenuLink } from '../../../shared/navigation/menu-link.tsx'
import { href } from '../../../shared/navigation/paths.ts'
import { chatText } from '../conversation/chat-text.ts'
import { supportTopics } from '../conversation/subject-picker.tsx'
import { useSupportUnread } from '../unread/api.ts'
import { useCustomerService } from './api.ts'
import { customerServiceText } from './customer-service-text.ts'
import styles from './service-page.module.css'

const shapes = { email: mail, phone, link: chat } as const

/** `/service`: chat with customer service, the help centre and contact channels (§2). */
export function ServicePage() {
  const text = useText(customerServiceText)
  const service = useCustomerService()
  return (
    <PullToRefresh onRefresh={() => service.refetch({ throwOnError: true })}>
      <Page hasGlow foot="tabs">
        <PageHeader title={text.service} />
        <PageBody>
          <Presence service={service.data} isPending={service.isPending} />
          <Topics />
          <Ways />
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

type ServiceProps = { readonly service: CallResponse<'getCustomerService'> }

type PresenceProps = { readonly service: ServiceProps['service'] | undefined; readonly isPending: boolean }

/** As tall while it loads: what is below it does not move away from a finger. */
function Presence({ service, isPending }: PresenceProps) {
  const text = useText(customerServiceText)
  return (
    <Card look="hero">
      <span className={styles.mark}>
        <Icon shape={headset} size="xl" />
      </span>
      <b className={styles.title}>{text.title}</b>
      {service ? (
        <>
          <span className={styles.hours}>{text.hours(service.hours)}</span>
          <StatusPill tone={service.is_open ? 'win' : 'neutral'}>
            {service.is_open ? text.open : text.closed}
          </StatusPill>
        </>
      ) : null}
      {isPending ? (
        <>
          <Skeleton className={styles.hoursBone} />
          <Skeleton className={styles.pillBone} />
        </>
      ) : null}
    </Card>
  )
}

/** The topics; each opens the chat with its topic. */
function Topics() {
  const text = useText(customerServiceText)
  const words = useText(chatText)
  return (
    <Card title={text.topics}>
      <nav aria-label={text.topics} className={styles.topics}>
        {supportTopics.map((topic) => (
          <AppLink
            key={topic}
            to={href('serviceChat', undefined, { topic })}
            className={buttonClass({ variant: 'ghost', size: 'm' })}
          >
            {words[topic]}
          </AppLink>
        ))}
      </nav>
    </Card>
  )
}

function Ways() {
  const text = useText(customerServiceText)
  const unread = useSupportUnread()
  return (
    <Menu>
      <MenuLink
        to={href('serviceChat')}
        shape={chat}
        label={text.chat}
        detail={text.chatHint}
        trailing={<Badge count={unread} />}
      />
      <MenuLink to={href('help')} shape={question} label={text.help} detail={text.helpHint} />
      <MenuLink to={href('about')} shape={info} label={text.about} />
    </Menu>
  )
}

function Channels({ service: { channels } }: ServiceProps) {
  const text = useText(customerServiceText)
  if (channels.length === 0) return null
  return (
    <Menu title={text.channels}>
      {channels.map(({ kind, name, value, href: address }) => (
        <MenuItem key={address} shape={shapes[kind]} label={name} detail={value} href={address} />
      ))}
    </Menu>
  )
}
