import type { IndexNames } from '@/backend/search/index/names'
import { LookUps } from '@/backend/search/query/look-ups'

const law = (lawId: string, title: string, kind = '법률', current = true) => ({
  lawId,
  title,
  kind,
  current,
  citedBy: 0,
})

/** Most cited first, as the index lists them. */
const names: IndexNames = {
  laws: [
    law('001706', '민법'),
    law('001872', '근로기준법'),
    law('009999', '근로기준법', '법률', false),
    law('001248', '주택임대차보호법'),
    law('004447', '근로기준법 시행령', '대통령령'),
    law('001700', '민사소송법'),
    law('001679', '난민법'),
  ],
  numbers: [
    ['2000므1257', 102],
    ['2000므1264', 102],
    ['2004다34929', 101],
    ['2010가합7', 105],
    ['2010가합7', 104],
    ['2010가합70', 106],
    ['2010가합71', 107],
    ['98다56003', 108],
  ],
  phrases: ['퇴직금 분할 약정', '임대차보증금 반환 채무', '퇴직금 지급 의무'],
}

const articleIds = ['001706#750', '001706#839의2', '001872#23', '001248#3', '004447#7']

/** Look-ups over a few laws and numbers. */
export const lookUps = new LookUps(names, articleIds)
