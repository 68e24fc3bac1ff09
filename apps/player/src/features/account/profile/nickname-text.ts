import { defineText } from '@gamehall/web-client/i18n/text.ts'

export const nicknameText = defineText({
  'zh-TW': {
    title: '修改暱稱',
    label: '暱稱',
    hint: '1–20 個字；轉帳給您的玩家會看到',
    placeholder: '請輸入暱稱',
    save: '儲存',
    saved: '暱稱已更新',
  },
  en: {
    title: 'Edit nickname',
    label: 'Nickname',
    hint: '1–20 characters. Visible to players who send you money',
    placeholder: 'Your nickname',
    save: 'Save',
    saved: 'Nickname updated',
  },
})
