import { pattern } from '@/lib/contracts/rules/rule'
import type { Meaning } from './meaning'

const works = pattern`그림|글|원고|사진|영상|디자인|작품|결과물|저작물|산출물|음악|곡|도안|노래|번역|강의|콘텐츠|프로그램|소스|것`

/** What those who make something keep or lose of it, by what it means. */
export const rightMeanings: readonly Meaning[] = [
  {
    rule: 'moral-rights',
    holds: (s) =>
      works.test(s.text) &&
      (pattern`(?:이름|성명|작가명|예명|크레디트|출처)[을를]? ?[^.]{0,8}(?:쓰지|표시하지|적지|밝히지|넣지|올리지|빼|생략|지우)`.test(
        s.text,
      ) ||
        pattern`(?:마음대로|임의로|자유롭게|자유로이|제한 ?없이|동의 없이|허락 없이|묻지 않고)[^.]{0,16}(?:고치|고쳐|바꾸|바꿔|변형|수정|변경|개작|편집|각색|줄이|자르)`.test(
          s.text,
        )) &&
      s.refused('claims') &&
      !pattern`(?:고치|바꾸|변경하|수정하)지 (?:못|않|아니)한다[.]?$|수 없다[.]?$|비밀|가격|단가|일정|계약`.test(
        s.text.replace(/(?:이의|항의|뭐라|주장|문제)[^.]{0,20}(?:없|않|못|아니)[^.]{0,6}/g, ''),
      ),
  },
  {
    rule: 'ip-before-payment',
    holds: (s) =>
      works.test(s.text) &&
      pattern`(?:돈|대금|보수|값|잔금|대가|[가-힣]비|[가-힣]료)[^.]{0,14}(?:(?:받|치르|주|내|지급|지급하|지급되|갚)기 ?전|지급 ?(?:여부|전)|못 (?:받|주)|(?:받|주|내|지급하|지급되)지 (?:못|않|아니))[^.]{0,40}(?:Ⓞ[^.]{0,12}(?:것|귀속|소유|갖|가진)|넘어|넘긴|양도|이전|귀속)`.test(
        s.text,
      ) &&
      !pattern`(?:넘어가|넘기|양도하|이전되|귀속되)지|Ⓡ(?:에게|의 것)|수 없|돌려`.test(s.text),
  },
]
