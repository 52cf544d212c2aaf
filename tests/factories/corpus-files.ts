/** Files of the legalize-kr layout with invented text, as the tests of the import need them. */
export type DecisionFile = {
  serial: number
  number: string
  court: string
  date: string | null
  name: string
  issue: string
  gist: string
  articles: string
  cases: string
  body: string
}

export function decisionFile(over: Partial<DecisionFile> & { serial: number }): string {
  const file: DecisionFile = {
    number: `2020다${over.serial}`,
    court: '대법원',
    date: '2020-05-14',
    name: '물품대금',
    issue: '가상의 물품을 늦게 건넨 사람이 책임을 지는지 여부(적극)',
    gist: '약속한 날에 건네지 않은 사람은 그로 생긴 손해를 메워야 한다.',
    articles: '가상물품법 제3조',
    cases: '',
    body: '【주    문】\n  상고를 기각한다.\n【이    유】\n  가상의 이유를 적는다.',
    ...over,
  }
  const sections = [
    ['판시사항', file.issue],
    ['판결요지', file.gist],
    ['참조조문', file.articles],
    ['참조판례', file.cases],
    ['판례내용', file.body],
  ].filter(([, text]) => text !== '')
  return [
    '---',
    `판례일련번호: '${file.serial}'`,
    `사건번호: ${file.number}`,
    `사건명: ${file.name}`,
    `법원명: ${file.court}`,
    `법원등급: ${file.court === '대법원' ? '대법원' : '하급심'}`,
    '사건종류: 민사',
    `출처: https://www.law.go.kr/LSW/precInfoP.do?precSeq=${file.serial}`,
    ...(file.date ? [`선고일자: ${file.date}`] : []),
    '---',
    '',
    `# ${file.name}`,
    '',
    ...sections.flatMap(([title, text]) => [`## ${title}`, '', text, '']),
  ].join('\n')
}

export type StatuteFile = {
  lawId: string
  mst: string
  title: string
  kind: string
  promulgatedOn: string
  effectiveOn: string
  /** Article number → text. */
  articles: Record<string, string>
  addenda: string
}

export function statuteFile(over: Partial<StatuteFile> & { lawId: string }): string {
  const file: StatuteFile = {
    mst: `9${over.lawId}`,
    title: '가상물품법',
    kind: '법률',
    promulgatedOn: '2019-01-15',
    effectiveOn: '2019-07-16',
    articles: {
      제1조: '이 법은 가상의 물품을 다룬다.',
      제3조: '건네기로 한 물품은 제때 건네야 한다.',
      제3조의2: '늦은 사람은 이자를 낸다.',
    },
    addenda: '이 법은 공포한 날부터 시행한다.',
    ...over,
  }
  return [
    '---',
    `제목: ${file.title}`,
    `법령MST: ${file.mst}`,
    `법령ID: '${file.lawId}'`,
    `법령구분: ${file.kind}`,
    "법령구분코드: ''",
    '소관부처:',
    '- 법무부',
    `공포일자: ${file.promulgatedOn}`,
    "공포번호: '16254'",
    `시행일자: ${file.effectiveOn}`,
    "법령분야: ''",
    '상태: 시행',
    `출처: https://www.law.go.kr/법령/${file.title}`,
    '첨부파일: []',
    '---',
    '',
    `# ${file.title}`,
    '',
    '## 제1장 총칙',
    '',
    ...Object.entries(file.articles).flatMap(([no, text]) => [`##### ${no} (가상)`, '', text, '']),
    '## 부칙',
    '',
    file.addenda,
    '',
  ].join('\n')
}

/** Files of a folder or archive, by their path in it. */
export function corpusFiles(decisions: string[], statutes: string[] = []): Map<string, string> {
  return new Map([
    ...statutes.map((text, at) => [`kr/법${at}/법률.md`, text] as const),
    ...decisions.map((text, at) => [`precedent-kr/민사/대법원/${at}.md`, text] as const),
  ])
}
