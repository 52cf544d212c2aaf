import { type Expected, without } from './expected'

/** Fault of the head office alone: what both owe each other says nothing of it. */
const ofBoth =
  'Ⓐ\\s*(?:과|와|또는|나|이나|및|·)\\s*Ⓑ|당사자|상대방|각자|어느\\s*(?:한\\s*쪽|일방)|일방'

export const expectedOfVentures: readonly Expected[] = [
  {
    topic: 'missing-headquarters-fault-liability',
    types: ['franchise'],
    says: [
      [
        /Ⓐ|임원|대표/,
        /위법|법령?(?:을|를|의)?\s*(?:위반|어[기긴겨])|거짓|허위|사회\s*상규|명성|명예|신용|물의|비난|논란|구설|귀책|고의|과실|책임\s*있는|잘못|불법|범죄/,
        /배상|보상|물어|메[워꿔우꾸]|갚/,
        without(
          `Ⓑ(?:은|는|이|가|의)[^Ⓐ]{0,40}(?:위법|위반|어기|거짓|허위|명예|신용|잘못|귀책|고의|과실)|배상하지\\s*(?:않|아니)|책임을?\\s*지지|책임이?\\s*없|${ofBoth}`,
        ),
      ],
    ],
    articles: ['가맹사업거래의 공정화에 관한 법률 제11조'],
    severity: 'medium',
    why: '가맹본부나 임원의 위법한 행위로 가맹점사업자가 입은 손해의 배상은 가맹계약서에 적어야 합니다.',
    suggestion: '본부나 임원의 위법행위로 생긴 손해를 본부가 배상한다고 적습니다.',
  },
  {
    topic: 'missing-territory-terms',
    types: ['franchise'],
    says: [
      [
        /영업\s*지역|상권|반경|길\s*건너|인근|근처|구역|(?:\d|백|천)\s*(?:m|미터|㎞|km|킬로)|(?:시|군|구|동|읍|면)\s*(?:전역|전체|안에서)/i,
      ],
    ],
    articles: [
      '가맹사업거래의 공정화에 관한 법률 제11조',
      '가맹사업거래의 공정화에 관한 법률 제12조의4',
    ],
    severity: 'high',
    why: '영업지역은 가맹계약서에 적어야 합니다.',
    suggestion: '영업지역을 지도로 특정합니다.',
  },
  {
    topic: 'missing-tax-withholding',
    types: ['loan'],
    says: [
      [/원천\s*(?:징수|세)|이자\s*소득세/],
      [/이자/, /세금|세액|소득세|\d+\.\d\s*%의?\s*세/, /떼|공제|빼|뺀|내|부담|납부/],
    ],
    apart: /세금\s*계산서|세금[^.]{0,12}(?:체납|밀리|밀린)[^.]*/g,
    given:
      /(?:주식회사|유한회사|법인|(?<!(?:의|는|근무|다니는)\s*)회사)[\s\S]*이자|이자[\s\S]*(?:주식회사|유한회사|법인|(?<!(?:의|는|근무|다니는)\s*)회사)/,
    articles: ['소득세법 제127조'],
    severity: 'low',
    why: '이자를 줄 때의 원천징수를 누가 어떻게 하는지 정하지 않았습니다.',
    suggestion: '이자에서 세금을 원천징수하고 영수증을 준다고 적습니다.',
  },
  {
    topic: 'missing-dissolution-terms',
    types: ['partnership'],
    says: [
      [/해산|청산|잔여\s*재산/, without('해산하지\\s*(?:않|아니)|해산되지')],
      [
        /접[으을는고]|끝[나난낼내]|종료|그만두|그만둘|파하|문을\s*닫|폐업/,
        /남은\s*(?:돈|것|재산|물건)|재산|빚|채무|집기|시설|출자|보증금/,
        /나[누눈]|가진|갖|정리|처분|돌려|갚|반환/,
        without('탈퇴|빠지는|빠질|나가는\\s*사람'),
      ],
    ],
    apart: /청산하고\s*(?:새로|계속)|탈퇴[^.]{0,40}청산/g,
    articles: ['민법 제720조', '민법 제721조', '민법 제724조'],
    severity: 'medium',
    why: '동업을 끝낼 때의 해산과 청산, 남은 재산의 나눔이 없습니다.',
    suggestion: '해산 사유, 청산인, 남은 재산을 출자 비율로 나누는 것을 적습니다.',
  },
  {
    topic: 'missing-business-transfer-terms',
    types: ['dealership'],
    says: [
      [
        /영업|지위|계약|권리|의무|점포|대리점|Ⓑ/,
        /양도|양수|승계|물려|넘[기긴겨길]|이전/,
        without('개인\\s*정보|물품|상품|소유권|위험'),
      ],
    ],
    articles: ['대리점거래의 공정화에 관한 법률 제5조'],
    severity: 'low',
    why: '대리점 영업을 다른 사람에게 넘기는 조건과 절차는 대리점 계약서에 적어야 합니다.',
    suggestion: '양도의 통지, 동의, 거절할 수 있는 사유를 적습니다.',
  },
]
