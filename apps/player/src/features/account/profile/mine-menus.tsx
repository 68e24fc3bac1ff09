import type { UserInfo } from '@gamehall/contract/account'
import { ACCOUNT_TYPES } from '@gamehall/contract/constants'
import {
  card,
  chart,
  coin,
  crown,
  deposit,
  gear,
  gift,
  headset,
  history,
  idCard,
  music,
  people,
  percent,
  qr,
  question,
  receipt,
  shieldCheck,
  slots,
  wallet,
  withdraw,
} from '@gamehall/ui/icons/icon-set.ts'
import { Menu } from '@gamehall/ui/navigation/menu.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { MenuLink } from '../../../shared/navigation/menu-link.tsx'
import { href } from '../../../shared/navigation/paths.ts'
import { isPromptDismissed } from '../../../shared/storage/dismissed-prompts.ts'
import { mineText } from './mine-text.ts'
import { realNameStatusText } from './real-name-status-text.ts'

/** The menus of the player's page. */
export function MineMenus({ player }: { readonly player: UserInfo }) {
  const text = useText(mineText)
  const isFormal = player.acc_of_type === ACCOUNT_TYPES.formal
  const isIncomplete =
    isFormal &&
    (player.phone === null || player.email === null) &&
    !isPromptDismissed('improve_information', player.user_id)
  return (
    <>
      {isIncomplete ? (
        <Menu>
          <MenuLink
            to={href('improveInformation', undefined, { to: href('mine') })}
            shape={idCard}
            label={text.complete}
            detail={text.completeHint}
          />
        </Menu>
      ) : null}
      <Menu title={text.funds}>
        <MenuLink to={href('gameAssets')} shape={wallet} label={text.wallets} />
        <MenuLink to={href('deposit')} shape={deposit} label={text.deposit} />
        <MenuLink to={href('withdraw')} shape={withdraw} label={text.withdraw} />
        {isFormal ? (
          <MenuLink
            to={href('authentication')}
            shape={idCard}
            label={text.realName}
            detail={realNameStatusText(text, player)}
          />
        ) : null}
        <MenuLink to={href('bank')} shape={card} label={text.cards} />
        <MenuLink to={href('addresses')} shape={coin} label={text.addresses} />
      </Menu>
      {isFormal ? (
        <Menu title={text.rewards}>
          <MenuLink to={href('vipMember')} shape={crown} label={text.vip} />
          <MenuLink to={href('rebate')} shape={percent} label={text.rebate} />
          <MenuLink to={href('rebateRecord')} shape={history} label={text.rebateRecord} />
        </Menu>
      ) : null}
      <Menu title={text.records}>
        <MenuLink to={href('depositRecord')} shape={history} label={text.depositRecord} />
        <MenuLink to={href('withdrawRecord')} shape={history} label={text.withdrawRecord} />
        <MenuLink to={href('bettingRecord')} shape={slots} label={text.bets} />
        <MenuLink to={href('playSummary')} shape={chart} label={text.playSummary} />
        <MenuLink to={href('playLimits')} shape={shieldCheck} label={text.playLimits} />
        <MenuLink to={href('activityRecord')} shape={gift} label={text.activityRecord} />
        <MenuLink to={href('transactionRecord')} shape={receipt} label={text.transactions} />
      </Menu>
      <Menu title={text.more}>
        <MenuLink to={href('inviteAgent')} shape={people} label={text.invite} />
        <MenuLink to={href('auth')} shape={qr} label={text.elsewhere} />
        <MenuLink to={href('music')} shape={music} label={text.music} />
        <MenuLink to={href('service')} shape={headset} label={text.service} />
        <MenuLink to={href('help')} shape={question} label={text.help} />
        <MenuLink to={href('setting')} shape={gear} label={text.settings} />
      </Menu>
    </>
  )
}
