import type { UserInfo } from '@gamehall/contract/account'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { Avatar } from '@gamehall/ui/data-display/avatar.tsx'
import { ErrorState } from '@gamehall/ui/feedback/error-state.tsx'
import { Skeleton } from '@gamehall/ui/feedback/skeleton.tsx'
import { showToast } from '@gamehall/ui/feedback/toast-store.ts'
import { TextField } from '@gamehall/ui/forms/text-field.tsx'
import { person } from '@gamehall/ui/icons/icon-set.ts'
import { Page, PageBody } from '@gamehall/ui/layout/page.tsx'
import { PageHeader } from '@gamehall/ui/layout/page-header.tsx'
import { useCallForm } from '@gamehall/web-client/forms/use-call-form.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useQueryClient } from '@tanstack/react-query'
import { goBack } from '../../../shared/navigation/navigator.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { useLeavePage } from '../../../shared/navigation/use-leave-page.ts'
import { setPlayerInfo, usePlayerInfo } from '../../../shared/player/use-player-info.ts'
import forms from '../components/form.module.css'
import { FormRefusal } from '../components/form-refusal.tsx'
import { useImproveInformation } from './api.ts'
import styles from './edit-nickname-page.module.css'
import { nicknameText } from './nickname-text.ts'
import { useNicknameSchema } from './use-nickname-schema.ts'

const NICKNAME_MAX_LENGTH = 20

/** `/edit_nickname`: changes the nickname (§2). */
export function EditNicknamePage() {
  const text = useText(nicknameText)
  const player = usePlayerInfo()
  return (
    <Page>
      <PageHeader title={text.title} onBack={() => goBack(href('setting'))} />
      <PageBody>
        {player.data ? <NicknameForm player={player.data} /> : null}
        {player.isPending ? <Skeleton shape="block" height="240px" /> : null}
        {player.isError && !player.data ? (
          <ErrorState detail={player.error.message} onRetry={() => player.refetch()} />
        ) : null}
      </PageBody>
    </Page>
  )
}

function NicknameForm({ player }: { readonly player: UserInfo }) {
  const text = useText(nicknameText)
  const client = useQueryClient()
  const improve = useImproveInformation()
  const leave = useLeavePage(href('setting'))
  const schema = useNicknameSchema(player.nickname)
  const call = useCallForm<Record<'nickname', string>>({
    schema,
    defaultValues: { nickname: player.nickname },
    sentWhenBlank: ['nickname'],
    submit: async (values) => {
      const nickname = values.nickname.trim()
      if (nickname !== player.nickname) {
        setPlayerInfo(client, await improve.mutateAsync({ nickname }))
        showToast(text.saved, { kind: 'success' })
      }
      leave()
    },
  })
  const typed = call.values.nickname.trim()
  return (
    <form className={forms.form} onSubmit={call.submit} noValidate>
      <div className={styles.preview}>
        <Avatar name={typed || player.nickname} size="l" />
      </div>
      <TextField
        label={text.label}
        hint={text.hint}
        placeholder={text.placeholder}
        icon={person}
        autoComplete="nickname"
        enterKeyHint="done"
        maxLength={NICKNAME_MAX_LENGTH}
        aside={<span className="num">{`${[...typed].length}/${NICKNAME_MAX_LENGTH}`}</span>}
        {...call.field('nickname')}
      />
      <FormRefusal refusal={call.refusal} />
      <Button type="submit" block loading={call.isSubmitting}>
        {text.save}
      </Button>
    </form>
  )
}
