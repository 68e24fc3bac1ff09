import { Badge } from '@gamehall/ui/badge.tsx'
import { buttonClass } from '@gamehall/ui/button-class.ts'
import { Card } from '@gamehall/ui/card.tsx'
import { ErrorState } from '@gamehall/ui/error-state.tsx'
import { Icon } from '@gamehall/ui/icon.tsx'
import { chat, headset, info, mail, phone, question } from '@gamehall/ui/icons/icon-set.ts'
import { Menu, MenuItem } from '@gamehall/ui/menu.tsx'
import { Page, PageBody } from '@gamehall/ui/page.tsx'
import { PageHeader } from '@gamehall/ui/page-header.tsx'
import { PullToRefresh } from '@gamehall/ui/pull-to-refresh.tsx'
import { SkeletonList } from '@gamehall/ui/skeleton.tsx'
import { StatusPill } from '@gamehall/ui/status-pill.tsx'
import type { Answer } from '../../../shared/api/send-call.ts'
import { useText } from '../../../shared/i18n/text.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { MenuLink } from '../../../shared/navigation/menu-link.tsx'
import { href } from '../../../shared/navigation/paths.ts'
import { useCustomerService } from '../api/use-customer-service.ts'
import { useSupportUnread } from '../api/use-support-unread.ts'
import { topics } from '../chat/asked-next.tsx'
import { chatText } from '../chat/chat-text.ts'
import { supportText } from '../support-text.ts'
import styles from './service-page.module.css'

const shapes = { email: mail, phone, link: chat } as const

/** `/service`: chat with customer service, the help centre and contact channels (§2). */
export function ServicePage() {
  const text = useText(supportText)
  const service = useCustomerService()
  return (
    <PullToRefresh onRefresh={() => service.refetch({ throwOnError: true })}>
      <Page hasGlow foot="tabs">
        <PageHeader title={text.service} />
        <PageBody>
          {service.data ? <Presence service={service.data} /> : null}
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

type ServiceProps = { readonly service: Answer<'getCustomerService'> }

function Presence({ service: { hours, is_open } }: ServiceProps) {
  const text = useText(supportText)
  return (
    <Card look="hero">
      <span className={styles.mark}>
        <Icon shape={headset} size="xl" />
      </span>
      <b className={styles.title}>{text.title}</b>
      <span className={styles.hours}>{text.hours(hours)}</span>
      <StatusPill tone={is_open ? 'win' : 'neutral'}>{is_open ? text.open : text.closed}</StatusPill>
    </Card>
  )
}

/** The topics; each opens the chat with its topic. */
function Topics() {
  const text = useText(supportText)
  const words = useText(chatText)
  return (
    <Card title={text.topics}>
      <nav aria-label={text.topics} className={styles.topics}>
        {topics.map((topic) => (
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
  const text = useText(supportText)
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
  const text = useText(supportText)
  if (channels.length === 0) return null
  return (
    <Menu title={text.channels}>
      {channels.map(({ kind, name, value, href: address }) => (
        <MenuItem key={address} shape={shapes[kind]} label={name} detail={value} href={address} />
      ))}
    </Menu>
  )
}
