import { improveInformation, type UserInfo } from '@gamehall/contract/account'
import { Avatar } from '@gamehall/ui/avatar.tsx'
import { Button } from '@gamehall/ui/button.tsx'
import { ErrorState } from '@gamehall/ui/error-state.tsx'
import { person } from '@gamehall/ui/icons/icon-set.ts'
import { Page, PageBody } from '@gamehall/ui/page.tsx'
import { PageHeader } from '@gamehall/ui/page-header.tsx'
import { Skeleton } from '@gamehall/ui/skeleton.tsx'
import { TextField } from '@gamehall/ui/text-field.tsx'
import { showToast } from '@gamehall/ui/toast-store.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallForm } from '../../../shared/form/use-call-form.ts'
import { useText } from '../../../shared/i18n/text.ts'
import { goBack } from '../../../shared/navigation/navigator.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { putPlayerInfo, usePlayerInfo } from '../../../shared/player/use-player-info.ts'
import { useImproveInformation } from '../api/use-improve-information.ts'
import { nicknameText } from '../nickname-text.ts'
import styles from './edit-nickname-page.module.css'
import forms from './form.module.css'
import { FormRefusal } from './form-refusal.tsx'

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
  const call = useCallForm<Record<'nickname', string>>({
    schema: improveInformation.request,
    defaultValues: { nickname: player.nickname },
    keptBlank: ['nickname'],
    submit: async (values) => {
      const nickname = values.nickname.trim()
      if (nickname !== player.nickname) {
        putPlayerInfo(client, await improve.mutateAsync({ nickname }))
        showToast(text.saved, { kind: 'success' })
      }
      goBack(href('setting'))
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
