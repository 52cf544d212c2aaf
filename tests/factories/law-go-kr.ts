import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listenLocally } from '@/scripts/bench/local-port'

/** What the stand-in answers to one request instead of the truth. */
export type Disturbance = { status?: number; body: string }

export type StandInDecision = {
  serial: string
  number: string
  date: string
  issue: string
  body: string
  htmlOnly?: boolean
}

export type StandInStatute = {
  mst: string
  lawId: string
  title: string
  promulgatedOn: string
  effectiveOn: string
  units: string
  addenda: string
}

export const refusal =
  '{"result":"사용자 정보 검증에 실패하였습니다.","msg":"등록된 IP 주소가 아닙니다."}'
export const maintenance = '<!DOCTYPE html><html><body>시스템 점검 중입니다.</body></html>'
export const absent =
  '<?xml version="1.0" encoding="UTF-8"?><Law>일치하는 판례가 없습니다. 판례명을 확인하여 주십시오.</Law>'

const xml = (content: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${content}`

/** A loopback stand-in of the official open API, its mistakes included. */
export async function startLawGoKr(
  content: { decisions: StandInDecision[]; statutes: StandInStatute[] },
  oc: string,
) {
  const asked: URL[] = []
  const disturbances: { when: (url: URL) => boolean; answer: Disturbance }[] = []

  function list(url: URL): string {
    const size = Number(url.searchParams.get('display') ?? 20)
    const from = (Number(url.searchParams.get('page') ?? 1) - 1) * size
    if (url.searchParams.get('target') === 'prec') {
      const rows = content.decisions
        .slice(from, from + size)
        .map(
          (row, at) =>
            `<prec id="${at + 1}"><판례일련번호>${row.serial}</판례일련번호><사건명><![CDATA[물품대금]]></사건명><사건번호>${row.number}</사건번호><선고일자>${row.date}</선고일자></prec>`,
        )
      return xml(
        `<PrecSearch><target>prec</target><totalCnt>${content.decisions.length}</totalCnt><page>1</page>${rows.join('')}</PrecSearch>`,
      )
    }
    const rows = content.statutes
      .slice(from, from + size)
      .map(
        (row, at) =>
          `<law id="${at + 1}"><법령일련번호>${row.mst}</법령일련번호><법령명한글><![CDATA[${row.title}]]></법령명한글><법령ID>${row.lawId}</법령ID><공포일자>${row.promulgatedOn}</공포일자><시행일자>${row.effectiveOn}</시행일자></law>`,
      )
    return xml(
      `<LawSearch><target>eflaw</target><totalCnt>${content.statutes.length}</totalCnt><page>1</page>${rows.join('')}</LawSearch>`,
    )
  }

  function body(url: URL): string {
    if (url.searchParams.get('target') === 'prec') {
      const row = content.decisions.find(({ serial }) => serial === url.searchParams.get('ID'))
      if (!row) return absent
      if (row.htmlOnly) return '<!DOCTYPE html><html><body>국세법령정보</body></html>'
      return xml(
        `<PrecService><판례정보일련번호>${row.serial}</판례정보일련번호><사건명><![CDATA[물품대금]]></사건명><사건번호><![CDATA[${row.number}]]></사건번호><선고일자>${row.date.replaceAll('.', '')}</선고일자><선고>선고</선고><법원명>대법원</법원명><법원종류코드>400201</법원종류코드><사건종류명>민사</사건종류명><판결유형>판결</판결유형><판시사항><![CDATA[${row.issue}]]></판시사항><판결요지/><참조조문/><참조판례/><판례내용><![CDATA[${row.body}]]></판례내용></PrecService>`,
      )
    }
    const row = content.statutes.find(({ mst }) => mst === url.searchParams.get('MST'))
    if (!row) return xml('<Law>일치하는 법령이 없습니다.</Law>')
    return xml(
      `<법령 법령키="1"><기본정보><법령ID>${row.lawId}</법령ID><공포일자>${row.promulgatedOn}</공포일자><공포번호>21000</공포번호><법종구분 법종구분코드="A0002">법률</법종구분><법령명_한글><![CDATA[${row.title}]]></법령명_한글><소관부처 소관부처코드="1270000">법무부</소관부처><시행일자>${row.effectiveOn}</시행일자></기본정보><조문>${row.units}</조문><부칙><부칙단위 부칙키="1"><부칙내용><![CDATA[${row.addenda}]]></부칙내용></부칙단위></부칙></법령>`,
    )
  }

  function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1')
    asked.push(url)
    const at = disturbances.findIndex(({ when }) => when(url))
    if (at >= 0) {
      const [{ answer: wrong }] = disturbances.splice(at, 1) as [(typeof disturbances)[number]]
      response.writeHead(wrong.status ?? 200, { 'content-type': 'text/html; charset=UTF-8' })
      return response.end(wrong.body)
    }
    const browser = /Mozilla/.test(request.headers['user-agent'] ?? '') && request.headers.referer
    const trusted = browser && url.searchParams.get('OC') === oc
    response.writeHead(200, { 'content-type': 'text/xml; charset=UTF-8' })
    if (!trusted) return response.end(refusal)
    response.end(url.pathname === '/DRF/lawSearch.do' ? list(url) : body(url))
  }

  const server = createServer(answer)
  const port = await listenLocally(server)
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    asked,
    /** The next request that fits is answered wrongly, once. */
    disturb: (when: (url: URL) => boolean, wrong: Disturbance) => {
      disturbances.push({ when, answer: wrong })
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
