import type { ScannedLine } from '../../../../providers/ocr/index.ts'
import { scannedLine } from './scanned-line.ts'

/** What is scanned on the front of an ID card of 1600 × 1010, under any title, or none. */
export const idCardFront = (title = '中華民國國民身分證'): ScannedLine[] => [
  ...(title === '' ? [] : [scannedLine(title, [300, 80, 900, 140])]),
  scannedLine('姓名', [120, 240, 220, 290]),
  scannedLine('王小明', [300, 240, 450, 290]),
  scannedLine('性別', [120, 360, 220, 410]),
  scannedLine('男', [300, 360, 350, 410]),
  scannedLine('出生年月日', [120, 480, 270, 530]),
  scannedLine('民國79年5月12日', [300, 480, 700, 530]),
  scannedLine('發證日期', [120, 600, 260, 650]),
  scannedLine('民國94年7月1日', [300, 600, 700, 650]),
  scannedLine('統一編號', [120, 840, 260, 890]),
  scannedLine('A123456789', [300, 840, 600, 890]),
]
