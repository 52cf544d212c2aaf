import type { Sql } from '@/backend/db'
import {
  insertArticle,
  insertArticleCitation,
  insertDecision,
  insertDecisionCitation,
  insertLaw,
} from './legal-rows'

const laws = [
  { law_id: '001706', title: '민법' },
  { law_id: '001872', title: '근로기준법' },
  { law_id: '001248', title: '주택임대차보호법' },
  { law_id: '001692', title: '형법' },
  { law_id: '004447', title: '근로기준법 시행령', kind: '대통령령' },
]

/** [law, number, title, body]; all of it invented for the tests. */
const articles: [string, string, string, string][] = [
  ['001706', '393', '손해의 범위', '배상은 통상 생기는 불이익을 한도로 한다.'],
  ['001706', '618', '빌려 쓰기', '한쪽이 물건을 쓰게 하고 다른 쪽이 차임을 내기로 약속한다.'],
  ['001706', '750', '불법행위', '잘못으로 남에게 손해를 입힌 사람은 그 손해를 배상한다.'],
  ['001706', '839의2', '나누기', '헤어진 한쪽은 다른 쪽에게 모은 재산을 나누자고 할 수 있다.'],
  ['001248', '3', '대항력', '대항력은 인도와 주민등록을 갖춘 다음 날부터 생긴다.'],
  ['001248', '3의2', '회수', '보증금은 순서에 따라 먼저 변제받는다.'],
  ['001872', '23', '해고의 제한', '사용자는 정당한 이유 없이 근로자를 해고하지 못한다.'],
  ['001872', '36', '금품 청산', '퇴직한 때에는 임금을 14일 안에 지급한다.'],
  ['001692', '307', '명예훼손', '공연히 사실을 드러내어 남의 명예를 훼손한 자를 벌한다.'],
  ['004447', '7', '통지', '해고는 서면으로 알린다.'],
]

type DecisionSample = {
  serial: number
  number: string
  issue: string
  gist?: string
  body?: string
  cites?: [string, string][]
  date?: string | null
  cited?: number
  type?: string
}

const decisionSamples: DecisionSample[] = [
  {
    serial: 201,
    number: '2015다1001',
    issue: '임대차가 끝난 뒤 임대인이 보증금 반환을 미룬 때의 지연손해금',
    gist: '임차인이 집을 비워 준 다음 날부터 지연손해금을 낸다.',
    cites: [['001706', '618']],
    cited: 12,
  },
  {
    serial: 202,
    number: '2016다1002',
    issue: '이삿짐을 늦게 옮긴 거주자의 우선순위',
    gist: '먼저 들어온 권리자보다 뒤에 선다.',
    cites: [['001248', '3']],
  },
  {
    serial: 203,
    number: '2017다1003',
    issue: '해고에 정당한 이유가 있는지를 판단하는 기준',
    gist: '사회통념상 근로관계를 이어 갈 수 없어야 한다.',
    cites: [['001872', '23']],
    cited: 30,
  },
  {
    serial: 204,
    number: '2018다1004',
    issue: '퇴직금과 밀린 임금의 지급 기한',
    cites: [['001872', '36']],
  },
  {
    serial: 205,
    number: '2019므1005',
    issue: '이혼할 때 재산분할의 대상',
    gist: '함께 이룬 재산이 대상이다.',
    cites: [['001706', '839의2']],
    type: '가사',
  },
  {
    serial: 206,
    number: '2020도1006',
    issue: '인터넷 글로 명예를 훼손한 경우 공연성',
    cites: [['001692', '307']],
    type: '형사',
  },
  {
    serial: 207,
    number: '2020다1007',
    issue: '교통사고 피해자의 과실상계와 손해배상의 범위',
    cites: [
      ['001706', '750'],
      ['001706', '393'],
    ],
    cited: 4,
  },
  {
    serial: 208,
    number: '2003가합1008',
    issue: '',
    body: '피고의 선박은 항해일지에 적힌 암초에 좌초하였다.',
    date: null,
  },
  {
    serial: 209,
    number: '2021나1009',
    issue: '',
    body: '원고가 산 양봉장의 벌통이 모두 얼어 죽었다.',
  },
]

/** Plain decisions of other subjects, so that a word's rarity means something. */
const subjects = ['도로 점용료', '상표의 유사', '세금 부과처분', '등기 말소', '주주총회 결의']

/** Some 30 invented decisions and articles, cited as courts cite them. */
export async function insertSearchedCorpus(sql: Sql): Promise<void> {
  for (const law of laws) await insertLaw(sql, law)
  for (const [position, [law_id, no, title, body]] of articles.entries())
    await insertArticle(sql, { law_id, no, position, title, body })
  for (const one of decisionSamples) {
    const { serial, number, issue, gist = '', body = '【주문】 상고를 기각한다.', cited = 0 } = one
    await insertDecision(sql, {
      serial,
      first_number: number,
      case_name: issue === '' ? '손해배상' : '',
      judgment_date: one.date === undefined ? `20${number.slice(2, 4)}-05-14` : one.date,
      number_year: Number(number.slice(0, 4)),
      case_type: one.type ?? '민사',
      cited_by: cited,
      issues: issue === '' ? [] : [{ no: 1, issue, gist, articles: [], cases: [] }],
      body,
    })
    for (const [position, [law_id, article_no]] of (one.cites ?? []).entries()) {
      const law_name = laws.find((law) => law.law_id === law_id)?.title ?? ''
      await insertArticleCitation(sql, {
        serial,
        position,
        law_name,
        law_id,
        article_no,
        issue_no: 1,
      })
    }
  }
  await insertDecisionCitation(sql, { serial: 204, position: 0, number: '2017다1003', target: 203 })
  for (let i = 0; i < 15; i++) {
    const subject = subjects[i % subjects.length]
    await insertDecision(sql, {
      serial: 300 + i,
      first_number: `2010두${300 + i}`,
      case_name: subject,
      judgment_date: `2010-01-${10 + i}`,
      body: `${subject}에 관한 ${i}번째 다툼이다. 상고를 기각한다.`,
    })
  }
}
