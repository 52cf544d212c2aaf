import type { Source } from './source-line'

const article = (law: string, no: string, text: string): Source => ({
  text,
  href: `/statutes/${encodeURIComponent(law)}/articles/${encodeURIComponent(no)}`,
})
const decision = (number: string, text: string): Source => ({
  text,
  href: `/cases/${encodeURIComponent(number)}`,
})

const housing = '주택임대차보호법'
const terms = '약관의 규제에 관한 법률'

/** What the examples cite. Every link is held by the starter corpus too; a test opens each. */
export const sources = {
  opposability: article(housing, '3', '주택임대차보호법 제3조 제1항'),
  priority: article(housing, '3의2', '주택임대차보호법 제3조의2'),
  registration: article(housing, '3의3', '주택임대차보호법 제3조의3 제1항·제5항'),
  disclosure: { text: '주택임대차보호법 제3조의7' },
  leaseTerm: article(housing, '4', '주택임대차보호법 제4조 제1항'),
  leaseLasts: article(housing, '4', '주택임대차보호법 제4조 제2항'),
  renewal: article(housing, '6', '주택임대차보호법 제6조'),
  rentRise: article(housing, '7', '주택임대차보호법 제7조'),
  mandatory: { text: '제10조' },
  repairs: article('민법', '623', '민법 제623조'),
  restoration: article('민법', '654', '민법 제654조'),
  liquidated: { text: '민법 제398조 제2항·제4항' },
  heavyPenalty: article(terms, '8', '약관의 규제에 관한 법률 제8조'),
  forum: { text: '약관의 규제에 관한 법률 제14조 제1호' },
  keptUp: decision('97다43468', '대법원 1998. 1. 23. 선고 97다43468 판결'),
  noPrescription: decision('2016다244224', '대법원 2020. 7. 9. 선고 2016다244224, 244231 판결'),
  repairClause: { text: '대법원 1994. 12. 9. 선고 94다34692, 34708 판결' },
  restorationScope: decision('2017다268142', '대법원 2019. 8. 30. 선고 2017다268142 판결'),
} as const satisfies Record<string, Source>
