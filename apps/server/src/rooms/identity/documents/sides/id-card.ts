import { box, fieldRegion, type Side } from './side.ts'

/** Front of Taiwan’s national ID card. */
export const ID_FRONT: Side = {
  name: 'id_front',
  format: 'card',
  anchors: [
    { text: '中華民國國民身分證', box: box(92, 78, 956, 158) },
    { text: '姓名', box: box(72, 293, 155, 334) },
    { text: '出生', box: box(72, 463, 156, 503) },
    { text: '年月日', box: box(74, 519, 200, 558) },
    { text: '性別', box: box(841, 490, 925, 532) },
    { text: '發證日期', box: box(72, 672, 245, 714) },
    { text: '統一編號', box: box(72, 832, 245, 874) },
  ],
  regions: [
    fieldRegion('name', 'chinese_name', '姓名', box(215, 240, 1040, 385)),
    fieldRegion('birth_date', 'minguo_date', '年月日', box(225, 480, 815, 572)),
    fieldRegion('gender', 'chinese_gender', '性別', box(938, 476, 1060, 566)),
    fieldRegion('issue_date', 'minguo_date', '發證日期', box(262, 658, 1080, 744)),
    fieldRegion('id_number', 'citizen_number', null, box(1010, 800, 1590, 905)),
  ],
}

export const ID_REVERSE: Side = {
  name: 'id_reverse',
  format: 'card',
  anchors: [
    { text: '父', box: box(72, 250, 112, 292) },
    { text: '母', box: box(822, 250, 862, 292) },
    { text: '配偶', box: box(72, 381, 156, 424) },
    { text: '役別', box: box(822, 381, 906, 424) },
    { text: '出生地', box: box(72, 511, 200, 554) },
    { text: '住址', box: box(72, 642, 156, 684) },
  ],
  regions: [
    fieldRegion('father', 'chinese_name', '父', box(170, 238, 790, 316)),
    fieldRegion('mother', 'chinese_name', '母', box(920, 238, 1540, 316)),
    fieldRegion('spouse', 'chinese_name', '配偶', box(178, 368, 790, 446)),
    fieldRegion('military_status', 'chinese', '役別', box(930, 368, 1400, 446)),
    fieldRegion('birthplace', 'chinese_place', '出生地', box(225, 498, 1200, 576)),
    fieldRegion('address', 'chinese_place', '住址', box(178, 628, 1580, 704), box(178, 712, 1580, 790)),
    fieldRegion('card_number', 'serial', null, box(1040, 875, 1570, 950)),
  ],
}
