/** Every permission that an operator can have. Each action and each read of the contract names one. */
export const PERMISSIONS = [
  /** See deposits in review; approve, reject and refund them; decide about payments that no order explains. */
  'deposits.review',
  /** Change, switch and limit the ways to deposit, and choose their payment gateways. */
  'deposits.channels',
  /** See transfers whose result stays unknown, and resolve them as the platform states it. */
  'transfers.resolve',
  /** Put platforms and games into maintenance; set their limits, order, game weights and provider. */
  'platforms.maintain',
  /** Publish and withdraw notices, and send a message to every player. */
  'notices.publish',
  /** Edit the site's content: name, logo, colours, banners, help, music, customer service. */
  'site.edit',
  /** Close the site for maintenance, and open it. */
  'site.close',
  /** Lock and unlock players, end their sessions, send them messages; set VIP levels and reality checks. */
  'players.manage',
  /** See ID documents and face checks; approve, reject and erase them; verify a real name. */
  'identity.review',
  /** Change limits, thresholds and retention of the real-name verification. */
  'identity.rules',
  /** See bank cards with their photos; accept and reject them. */
  'cards.review',
  /** Edit the list of banks and branches, and the rules for payout destinations. */
  'cards.banks',
  /** See withdrawals in review and stuck payouts; approve and reject withdrawals. */
  'withdrawals.review',
  /** Retry a stuck payout, or settle it by the payout provider's statement. */
  'withdrawals.settle',
  /** Change fees, limits and rules of the ways to withdraw, and choose their payout vendors. */
  'withdrawals.channels',
  /** Set exchange rates and wallet limits; switch exchange and sending between players on and off. */
  'wallets.manage',
  /** See a player's wallets, and credit or debit them. */
  'wallets.adjust',
  /** Create, edit and close offers, and their types. */
  'activities.manage',
  /** See applications for offers; approve and reject them. */
  'activities.review',
  /** Set the rules of the invite programme, and decide about rewards that are held. */
  'invites.manage',
  /** Set VIP levels' conditions and rates, and evaluate a day again. */
  'vip.manage',
  /** Set the rules of the rebate, and post a day's rebates again. */
  'rebate.manage',
  /** Create operators; set their permissions, reset their access; set the amounts that one operator may decide alone. */
  'operators.manage',
  /** See requests for a second operator; with the action's own permission, approve or reject them; withdraw one's own. */
  'approvals.read',
  /** See conversations with players; answer and close them. */
  'support.answer',
] as const
export type Permission = (typeof PERMISSIONS)[number]
