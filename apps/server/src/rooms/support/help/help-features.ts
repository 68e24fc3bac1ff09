import type { HelpBlock } from '@gamehall/contract/support'
import { readOpenMethods } from '../../cashier/index.ts'
import { isInviteProgrammeOpen } from '../../rewards/index.ts'
import type { SupportContext } from '../tables.ts'
import { categoryTextsWithout } from './default-help.ts'
import { HELP_FEATURES, type HelpFeature, type StoredHelpBlock } from './stored-help-block.ts'

/** The default articles that are about one feature as a whole; hidden while it is off. */
const ARTICLE_FEATURES: Readonly<Record<string, HelpFeature>> = {
  'deposit-atm': 'deposit_atm',
  'deposit-store': 'deposit_cvs',
  'deposit-usdt': 'deposit_usdt',
  'bank-cards': 'withdraw_bank',
  'usdt-addresses': 'withdraw_usdt',
  invites: 'invites',
  'platform-transfers': 'game_transfers',
}

/** The features that are off now. */
export async function readFeaturesOff(ctx: SupportContext): Promise<ReadonlySet<HelpFeature>> {
  const [methods, hasInvites] = await Promise.all([readOpenMethods(ctx.db), isInviteProgrammeOpen(ctx.db)])
  const isOn: Readonly<Record<HelpFeature, boolean>> = {
    google_login: ctx.config.GOOGLE_CLIENT_ID !== undefined,
    deposit_atm: methods.deposit.has('atm'),
    deposit_cvs: methods.deposit.has('cvs'),
    deposit_usdt: methods.deposit.has('usdt'),
    withdraw_bank: methods.withdrawal.has('bank'),
    withdraw_usdt: methods.withdrawal.has('usdt'),
    invites: hasInvites,
    // In a site of seamless wallets, games are played from the main wallet.
    game_transfers: ctx.providers.games.walletMode === 'transfer',
  }
  return new Set(HELP_FEATURES.filter((feature) => !isOn[feature]))
}

/** Whether an article is about a feature that is off. */
export function isArticleOff(articleId: string, off: ReadonlySet<HelpFeature>): boolean {
  const feature = ARTICLE_FEATURES[articleId]
  return feature !== undefined && off.has(feature)
}

/** The ids of all articles about a feature that is off. */
export const articleIdsOff = (off: ReadonlySet<HelpFeature>): readonly string[] =>
  Object.keys(ARTICLE_FEATURES).filter((articleId) => isArticleOff(articleId, off))

type Texts = Readonly<Record<string, string>>
type CategoryTexts = { readonly name: Texts; readonly summary: Texts }

/** The texts of a category; others while a feature that they name is off. */
export const visibleCategoryTexts = (
  category: CategoryTexts & { readonly category_id: string },
  off: ReadonlySet<HelpFeature>,
): CategoryTexts =>
  categoryTextsWithout.find(({ id, feature }) => id === category.category_id && off.has(feature)) ?? category

/** The blocks to show, as the contract has them. */
export const visibleBlocks = (
  blocks: readonly StoredHelpBlock[],
  off: ReadonlySet<HelpFeature>,
): HelpBlock[] =>
  blocks
    .filter(({ feature }) => feature === undefined || !off.has(feature))
    .map(({ feature: _, ...block }) => block)
