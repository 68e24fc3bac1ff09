import { defineText } from '@gamehall/web-client/i18n/text.ts'

export const homeRewardsText = defineText({
  'zh-TW': {
    toNext: (name: string, percent: number) => `升級${name} ${percent}%`,
    top: '已是最高等級',
    progress: '升級進度',
    offers: '我的優惠',
    count: (count: number) => `${count} 項可參加`,
  },
  en: {
    toNext: (name, percent) => `${percent}% of the way to ${name}`,
    top: 'Highest level reached',
    progress: 'Progress to the next level',
    offers: 'My offers',
    count: (count) => `${count} available`,
  },
})
