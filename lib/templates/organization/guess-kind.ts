import type { FieldKind } from './constants'

const endings: readonly (readonly [RegExp, FieldKind])[] = [
  [/(?:여부|유무)$/, 'yesNo'],
  [/(?:날짜|일자|기일|만료일|시작일|종료일|체결일|개시일|작성일|지급일|계약일|입주일)$/, 'date'],
  [
    /(?:금액|대금|보증금|계약금|중도금|잔금|차임|월세|임금|급여|보수|비용|위약금|가격|단가|총액|원금)$/,
    'money',
  ],
  [/(?:수량|인원|개수|횟수|매수|부수|면적|이자율|비율)$/, 'number'],
  [/(?:내용|사유|특약|특약사항|경위|설명|비고|목적물의 표시)$/, 'longText'],
]

/** What a field probably asks for, by how its name ends; its author says better. */
export const guessKind = (name: string): FieldKind =>
  endings.find(([ending]) => ending.test(name))?.[1] ?? 'text'
