import type { Sql } from '@/backend/db'
import {
  insertArticle,
  insertArticleCitation,
  insertDecision,
  insertDecisionCitation,
  insertHistory,
  insertLaw,
} from './legal-rows'

/**
 * A small corpus with the shapes that go wrong: a number that two courts share, a decision with several
 * numbers, one without date and headnotes, a stub under the title of an Act, a pending article.
 */
export async function insertSmallCorpus(sql: Sql): Promise<void> {
  await insertLaw(sql, { law_id: '001706', title: '민법' })
  await insertLaw(sql, { law_id: '001872', title: '근로기준법', promulgated_on: '2024-10-22' })
  await insertLaw(sql, {
    law_id: '009999',
    title: '근로기준법',
    promulgated_on: '1997-03-13',
    current: false,
  })
  await insertLaw(sql, { law_id: '004447', title: '근로기준법 시행령', kind: '대통령령' })
  const tort = { law_id: '001706', no: '750', position: 10, title: '불법행위의 내용', cited_by: 2 }
  await insertArticle(sql, { ...tort, body: '고의 또는 과실로 인한 위법행위' })
  await insertArticle(sql, {
    law_id: '001706',
    no: '839의2',
    position: 20,
    title: '재산분할청구권',
  })
  await insertArticle(sql, {
    law_id: '001872',
    no: '23',
    position: 1,
    title: '해고 등의 제한',
    pending: true,
  })

  await insertDecision(sql, {
    serial: 101,
    first_number: '2004다34929',
    judgment_date: '2005-07-15',
    cited_by: 2,
    importance: 'high',
    issues: [
      {
        no: 1,
        issue: '손해배상의 판단 기준',
        gist: '과실이 있어야 한다.',
        articles: [],
        cases: [],
      },
      { no: 2, issue: '위자료의 산정', gist: '법원이 재량으로 정한다.', articles: [], cases: [] },
    ],
  })
  await insertDecision(
    sql,
    {
      serial: 102,
      case_number: '2000므1257(본소), 1264(반소)',
      first_number: '2000므1257',
      case_type: '가사',
      judgment_date: '2001-05-08',
    },
    ['2000므1257', '2000므1264'],
  )
  const lower = { court: '서울중앙지방법원', court_level: 'district' as const, outcome: null }
  await insertDecision(sql, {
    ...lower,
    serial: 103,
    first_number: '2003가합100',
    judgment_date: null,
    number_year: 2003,
    body: '원고의 청구를 기각한다. 임대차 보증금 반환을 구한다.',
  })
  await insertDecision(sql, {
    ...lower,
    serial: 104,
    first_number: '2010가합7',
    judgment_date: '2011-01-10',
  })
  await insertDecision(sql, {
    ...lower,
    serial: 105,
    first_number: '2010가합7',
    court: '부산지방법원',
    judgment_date: '2011-03-10',
  })

  await insertArticleCitation(sql, {
    serial: 101,
    position: 0,
    law_name: '민법',
    law_id: '001706',
    article_no: '750',
    issue_no: 1,
  })
  await insertArticleCitation(sql, {
    serial: 102,
    position: 0,
    law_name: '민법',
    law_id: '001706',
    article_no: '750',
    former: true,
  })
  await insertArticleCitation(sql, {
    serial: 101,
    position: 1,
    law_name: '토지수용법',
    law_id: null,
    article_no: '46',
    issue_no: 2,
  })
  await insertDecisionCitation(sql, {
    serial: 102,
    position: 0,
    number: '2004다34929',
    target: 101,
  })
  await insertDecisionCitation(sql, {
    serial: 103,
    position: 0,
    number: '2004다34929',
    target: 101,
  })
  await insertDecisionCitation(sql, {
    serial: 101,
    position: 0,
    number: '98다56003',
    target: null,
    issue_no: 1,
    judgment_date: '1999-02-12',
  })
  await insertHistory(sql, {
    serial: 101,
    position: 0,
    relation: 'previous',
    number: '2003나555',
    target: null,
  })
  await insertHistory(sql, {
    serial: 101,
    position: 1,
    relation: 'previous',
    number: '2003가합100',
    court: '서울중앙지방법원',
    target: 103,
  })
  await sql`insert into legal.overruling_candidates values (101, 102, '종전 판결은 이를 변경하기로 한다.')`
}
