import type { Message, MessageType } from '@gamehall/contract/inbox'
import {
  bell,
  deposit,
  dice,
  exchange,
  gamepad,
  gift,
  megaphone,
  percent,
  recover,
  shieldCheck,
  star,
  trophy,
  withdraw,
} from '@gamehall/ui/icons/icon-set.ts'
import type { IconShape } from '@gamehall/ui/icons/icon-shape.ts'

const shapes: Readonly<Record<MessageType, IconShape>> = {
  recharge: deposit,
  transfer: exchange,
  withdraw,
  reward: gift,
  manual: shieldCheck,
  fallback: recover,
  activity: gift,
  system: bell,
  rebate: percent,
  bet: dice,
  win: trophy,
  lose: dice,
  cashOut: trophy,
  tip: star,
  betPlacingAbort: dice,
  betPayedAbort: dice,
  walletTransferIn: gamepad,
  walletTransferOut: gamepad,
}

const ANNOUNCEMENT = 999

export const messageIcon = ({ type, msg_type }: Pick<Message, 'type' | 'msg_type'>): IconShape =>
  type === ANNOUNCEMENT ? megaphone : shapes[msg_type]
