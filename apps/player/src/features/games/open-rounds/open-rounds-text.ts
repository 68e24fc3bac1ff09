import { defineText } from '@gamehall/web-client/i18n/text.ts'

export const openRoundsText = defineText({
  'zh-TW': {
    unfinished: (stake: string, at: string) =>
      `您有一局未完成（投注 ${stake}，${at}）。進入後會從原處繼續，不轉入也可以。`,
    live: (table: string, stake: string) =>
      `您在${table === '' ? '這個遊戲' : `${table}桌`}有進行中的投注 ${stake}。進入即回到這一局，不轉入也可以；這一局結束時會自動結算。`,
    unfinishedTitle: (stake: string) => `未完成的一局・投注 ${stake}`,
    liveTitle: (stake: string) => `進行中・投注 ${stake}`,
    atTable: (game: string, table: string) => `${game}・${table}`,
    resume: '繼續遊戲',
    rejoin: '回到這一局',
  },
  en: {
    unfinished: (stake, at) =>
      `You have an unfinished round (bet ${stake}, ${at}). It resumes where you left off, and no transfer is needed.`,
    live: (table, stake) =>
      `You have a live bet of ${stake}${table === '' ? '' : ` at the ${table} table`}. Enter to rejoin the round, no transfer needed. It settles by itself when the round ends.`,
    unfinishedTitle: (stake) => `Unfinished round · bet ${stake}`,
    liveTitle: (stake) => `Live bet · ${stake}`,
    atTable: (game, table) => `${game} · ${table}`,
    resume: 'Continue',
    rejoin: 'Rejoin',
  },
})
